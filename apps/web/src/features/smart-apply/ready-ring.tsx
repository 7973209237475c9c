import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  readonly filled: number
  readonly fields: number
  /** The same in words. */
  readonly children: ReactNode
}

/** How many fields of an application are filled in, as a ring next to the words. */
export function ReadyRing({ filled, fields, children }: Props) {
  const isFull = filled === fields
  return (
    <p className="flex items-center gap-2 text-small tabular-nums">
      <span aria-hidden className="relative inline-flex size-8 shrink-0 items-center justify-center">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: hidden, because the words are next to it */}
        <svg viewBox="0 0 32 32" className="absolute inset-0 -rotate-90" fill="none" strokeWidth="3">
          <circle cx="16" cy="16" r="14" className="stroke-line" />
          <circle
            cx="16"
            cy="16"
            r="14"
            pathLength="100"
            strokeDasharray={`${(filled / fields) * 100} 100`}
            className={isFull ? 'stroke-success' : 'stroke-brand'}
          />
        </svg>
        {isFull ? <Check size={16} className="text-success" /> : null}
      </span>
      <span>{children}</span>
    </p>
  )
}
