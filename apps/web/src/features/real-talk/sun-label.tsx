import type { ReactNode } from 'react'

/** A short label with the sun of the product's mark, above a highlighted part of a page. */
export function SunLabel({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-small font-semibold">
      <span aria-hidden className="h-2 w-4 shrink-0 rounded-t-full bg-[var(--sun)]" />
      {children}
    </p>
  )
}
