import { t } from '@rise/texts'
import { useRef } from 'react'
import { Anchor } from '../../ui/base/anchor.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { useCurrentSection } from '../../ui/layout/use-current-section.ts'

/**
 * The distance in px from the top of the window to the line that makes a part current: just below the place under the
 * top bar to which a link scrolls its part.
 */
const LINE = 128

interface Props {
  readonly parts: readonly (readonly [id: string, label: string])[]
}

/** The links to the parts of the settings; the part at the top of the window is marked. */
export function SettingsNav({ parts }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const current = useCurrentSection(
    list,
    parts.map(([id]) => ({ id })),
    lineBelow,
  )
  return (
    <nav aria-label={t('Settings')} className="min-w-0 lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)] lg:self-start">
      <ul
        ref={list}
        className="-my-1 flex gap-x-1 overflow-x-auto py-1 max-lg:-mx-gutter max-lg:px-gutter lg:flex-col lg:overflow-visible"
      >
        {parts.map(([id, label]) => (
          <li key={id} className="shrink-0">
            <Anchor
              to={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={cx(
                'inline-flex min-h-control items-center rounded-control px-3 text-small font-medium lg:w-full',
                id === current ? 'bg-brand-soft text-on-brand-soft' : 'text-muted hover:bg-raised hover:text-text',
              )}
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Returns the distance of the line. At the top of the page, the links are below `LINE`, and the line is below the first
 * link, next to or in the first part. At the end of the page, the last part is current.
 */
function lineBelow(list: HTMLElement): number {
  const firstLink = list.firstElementChild ?? list
  return isAtEnd() ? window.innerHeight : Math.max(firstLink.getBoundingClientRect().bottom + LINE / 2, LINE)
}

/** Whether the page can't be scrolled further, so that the last parts never reach the line. */
function isAtEnd(): boolean {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
}
