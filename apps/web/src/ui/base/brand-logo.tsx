import { cx } from './class-names.ts'

/**
 * The mark without the name: a stem, a sun, and a hill, which together form an R. Decorative. The stylesheet of an
 * installation with its own logo selects the mark by its view box.
 */
export function BrandMark({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="2 2 28 28" width={size} height={size} aria-hidden="true" className="shrink-0">
      <path fill="var(--brand)" d="M3 6a3 3 0 0 1 3-3h4.5v26H6a3 3 0 0 1-3-3Z" />
      <circle fill="var(--sun)" cx="21" cy="11" r="8" />
      <path fill="var(--brand)" d="M13 21.5h6.5A9.5 9.5 0 0 1 29 29H13Z" />
    </svg>
  )
}

/** Mark and name. `name` is the product's name, which is configuration. */
export function BrandLogo({ name, className }: { name: string; className?: string }) {
  return (
    <span data-brand="" className={cx('inline-flex items-center gap-2', className)}>
      <BrandMark />
      <span className="text-h3 font-semibold tracking-tight">{name}</span>
    </span>
  )
}
