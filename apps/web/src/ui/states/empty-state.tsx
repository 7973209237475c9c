import { SearchX, Sprout } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconMark } from './icon-mark.tsx'

/**
 * Shown in place of an empty list. `nothing-yet` explains how items get into the list; `no-match` is for filters or a
 * search, and its action clears them. It has one title, one sentence and one action; `heading` is the level that fits
 * the page.
 */
export function EmptyState({
  kind,
  title,
  children,
  action,
  illustration,
  heading: Heading = 'h2',
}: {
  kind: 'nothing-yet' | 'no-match'
  title: string
  children: ReactNode
  action: ReactNode
  /** At most 160 px high, decorative. */
  illustration?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
}) {
  const Icon = kind === 'no-match' ? SearchX : Sprout
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-12 text-center">
      <div aria-hidden className="mb-2 flex max-h-[10rem] items-center justify-center">
        {illustration ?? (
          <IconMark size={64}>
            <Icon size={24} />
          </IconMark>
        )}
      </div>
      <Heading className="text-h3">{title}</Heading>
      <p className="max-w-dialog text-body text-muted">{children}</p>
      <div className="mt-4">{action}</div>
    </div>
  )
}
