import type { ReactNode } from 'react'

/** Stands where somebody's picture would, beside what is about nobody. `size` in px; the icon should be half of it. */
export function IconMark({ size = 40, children }: { size?: 32 | 40; children: ReactNode }) {
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
