import { type Message, t } from '@rise/texts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { CurrentLink } from '../base/current-link.tsx'
import { showPresent } from './show-present.ts'

interface LinkTab {
  readonly to: string
  readonly label: Message
  /** Paths of further pages on which this tab is marked as current. */
  readonly also?: RegExp | undefined
}

interface Props {
  readonly label: string
  readonly tabs: readonly LinkTab[]
  /** Whether a tab is current only on its own page, not on the pages below it. */
  readonly end?: boolean
  readonly className?: string
}

/** Links between related pages, in a row that scrolls sideways to the link of the current page. */
export function LinkTabs({ label, tabs, end = false, className = '' }: Props) {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row stays while its current link changes
  useEffect(() => showPresent(row.current), [pathname])
  return (
    <nav ref={row} aria-label={label} className={`overflow-x-auto [scrollbar-width:none] ${className}`}>
      <ul className="flex min-w-max gap-6">
        {tabs.map(({ to, label: name, also }) => (
          <li key={to}>
            <CurrentLink
              to={to}
              end={end}
              also={also}
              className="flex min-h-touch items-center border-b-2 border-transparent text-small font-medium whitespace-nowrap text-muted hover:text-text aria-[current=page]:border-brand aria-[current=page]:text-text"
            >
              {t(name)}
            </CurrentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
