import { useLocation } from 'react-router'
import { Anchor } from '../../../ui/base/anchor.tsx'
import { cx } from '../../../ui/base/class-names.ts'

const parts = [
  ['edit', 'Basics'],
  ['edit-experience', 'Experience'],
  ['edit-education', 'Education'],
  ['portfolio', 'Portfolio'],
  ['edit-interests', 'Interests'],
  ['edit-mentoring-topics', 'Mentoring'],
  ['preview', 'Preview'],
  ['viewers', 'Viewers'],
] as const

/** The parts of the member's story, each on a page of its own. */
export function EditNavigation() {
  const { pathname } = useLocation()
  // The pages of a case are below the list of cases.
  const here = /\/portfolio(\/|$)/.test(pathname) ? 'portfolio' : pathname.split('/').at(-1)
  return (
    <nav aria-label="Parts of your story" className="lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)] lg:self-start">
      <ul className="flex flex-wrap gap-x-1 lg:flex-col">
        {parts.map(([segment, label]) => (
          <li key={segment}>
            <Anchor
              to={`/professional/${segment}`}
              aria-current={segment === here ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-control items-center rounded-control px-3 text-small font-medium lg:w-full',
                segment === here ? 'bg-brand-soft text-on-brand-soft' : 'text-muted hover:bg-raised hover:text-text',
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
