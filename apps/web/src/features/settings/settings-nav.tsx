import { useRef } from 'react'
import { TextLink } from '../../ui/base/link.tsx'
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
    <nav aria-label="Settings" className="min-w-0 lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)] lg:self-start">
      <ul
        ref={list}
        className="-my-1 flex gap-x-4 overflow-x-auto py-1 max-lg:-mx-gutter max-lg:px-gutter lg:flex-col lg:overflow-visible"
      >
        {parts.map(([id, label]) => (
          <li key={id} className="shrink-0">
            <TextLink
              to={`#${id}`}
              look="quiet"
              aria-current={id === current ? 'location' : undefined}
              className="inline-flex min-h-control items-center aria-[current]:font-semibold aria-[current]:text-text lg:border-s-2 lg:border-transparent lg:ps-3 lg:aria-[current]:border-brand"
            >
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Returns the distance of the line. At the top of the page, the links are below `LINE`, and the line is next to them.
 * At the end of the page, the last part is current.
 */
function lineBelow(list: HTMLElement): number {
  const { top } = list.getBoundingClientRect()
  return isAtEnd() ? window.innerHeight : Math.max(top + LINE / 2, LINE)
}

/** Whether the page can't be scrolled further, so that the last parts never reach the line. */
function isAtEnd(): boolean {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
}
