import { useEffect, useRef } from 'react'
import { cx } from '../base/class-names.ts'
import { showPresent } from './show-present.ts'
import { useCurrentSection } from './use-current-section.ts'

export interface BarSection {
  /** The id of the section's element. */
  readonly id: string
  readonly label: string
  /** Whether a wide window shows the section in a separate column, so that no link to it is needed. */
  readonly beside?: boolean
}

/**
 * Links to the sections of a long page. They stay below the top bar. The row scrolls sideways on a phone. Works without
 * scripts; with them, the section at the top of the window is marked.
 */
export function SectionBar({ label, sections }: { label: string; sections: readonly BarSection[] }) {
  const row = useRef<HTMLElement>(null)
  const currentId = useCurrentSection(row, sections, lineBelow)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row stays while its current link changes
  useEffect(() => showPresent(row.current), [currentId])
  if (sections.length < 2) return null
  return (
    <div
      data-section-bar=""
      className="sticky top-top-edge z-20 border-b border-line bg-bg max-lg:-mx-gutter max-lg:px-gutter"
    >
      <nav ref={row} aria-label={label} className="overflow-x-auto [scrollbar-width:none]">
        <ul className="flex min-w-max gap-6">
          {sections.map(({ id, label: name, beside }) => (
            <li key={id} className={cx(beside && 'lg:hidden')}>
              <a
                href={`#${id}`}
                aria-current={id === currentId ? 'location' : undefined}
                className="flex min-h-touch items-center border-b-2 border-transparent text-small font-medium whitespace-nowrap text-muted hover:text-text aria-[current]:border-brand aria-[current]:text-text"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** A section counts as the one at the top if it begins at most this far below the bars, in pixels. */
const REACH = 48

/** Returns the line in px of the window. The bar is measured, because it may not have reached the top bar yet. */
function lineBelow(bar: HTMLElement): number {
  return bar.getBoundingClientRect().bottom + REACH
}
