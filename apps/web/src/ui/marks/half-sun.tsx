import { cx } from '../base/class-names.ts'

/** Half the sun of the product's mark, for a place on a line that is its horizon. Decorative. */
export function HalfSun({ width, className }: { width: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 100"
      width={width}
      height={width / 2}
      className={cx('block shrink-0', className)}
    >
      <path d="M0 100A100 100 0 0 1 200 100Z" fill="var(--sun)" />
    </svg>
  )
}
