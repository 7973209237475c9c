import { msg, t } from '@rise/texts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Anchor } from '../../../ui/base/anchor.tsx'
import { cx } from '../../../ui/base/class-names.ts'

const parts = [
  ['edit', msg('Basics')],
  ['edit-experience', msg('Experience')],
  ['edit-education', msg('Education')],
  ['portfolio', msg('Portfolio')],
  ['edit-interests', msg('Interests')],
  ['edit-mentoring-topics', msg('Mentoring')],
  ['preview', msg('Preview')],
  ['viewers', msg('Viewers')],
] as const

/** The parts of the member's story, each on its own page. */
export function EditNavigation() {
  const { pathname } = useLocation()
  // The pages of a case count as part of the portfolio.
  const segmentOpen = /\/portfolio(\/|$)/.test(pathname) ? 'portfolio' : pathname.split('/').at(-1)
  const list = useRef<HTMLUListElement>(null)
  // Scrolls the row of links to the current one.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[href$="/${segmentOpen}"]`)
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - list.current.clientWidth / 2
  }, [segmentOpen])
  return (
    <nav
      aria-label={t('Parts of your story')}
      className="min-w-0 lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)] lg:self-start"
    >
      <ul
        ref={list}
        className="-my-1 flex gap-x-1 overflow-x-auto py-1 max-lg:-mx-gutter max-lg:px-gutter lg:flex-col lg:overflow-visible"
      >
        {parts.map(([segment, label]) => (
          <li key={segment} className="shrink-0">
            <Anchor
              to={`/professional/${segment}`}
              aria-current={segment === segmentOpen ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-control items-center rounded-control px-3 text-small font-medium lg:w-full',
                segment === segmentOpen
                  ? 'bg-brand-soft text-on-brand-soft'
                  : 'text-muted hover:bg-raised hover:text-text',
              )}
            >
              {t(label)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
