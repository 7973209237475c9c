import type { ReactNode } from 'react'

/** An icon in a circle, in place of a person's picture where there is no person. `size` in px. */
export function IconMark({ size = 40, children }: { size?: 32 | 40 | 64; children: ReactNode }) {
  return (
    <span
      aria-hidden
      style={{ width: size, height: size }}
      className="flex shrink-0 items-center justify-center rounded-full bg-brand-soft text-on-brand-soft"
    >
      {children}
    </span>
  )
}
