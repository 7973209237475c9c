import type { ReactNode } from 'react'
import { cx } from '../base/class-names.ts'

/**
 * A placeholder for loading content, visible after 300 ms. Assistive technology gets `aria-busy` and `label` instead of
 * the boxes. Give the boxes the size of the content, so that nothing moves when it arrives.
 */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div aria-busy="true" className={cx('skeleton-group', className)}>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div aria-hidden>{children}</div>
    </div>
  )
}

/** One box. Its size comes from classes: `h-6 w-full`, `size-12 rounded-full`. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={cx('skeleton', className)} />
}

/** Placeholder lines of text; the last one is shorter, as paragraphs are. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="flex flex-col gap-2">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <Skeleton key={line} className={cx('h-4', line === lines - 1 ? 'w-2/3' : 'w-full')} />
      ))}
    </div>
  )
}
