import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../base/class-names.ts'

/** An expandable section: the browser's own `<details>`, so it works without script and with find-in-page. */
export function Disclosure({
  summary,
  children,
  open = false,
  className,
}: {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  className?: string
}) {
  return (
    <details open={open} className={cx('group', className)}>
      <summary className="inline-flex min-h-control list-none items-center gap-1 rounded-control text-small font-medium text-brand hover:text-brand-hover [&::-webkit-details-marker]:hidden">
        <ChevronRight size={16} aria-hidden className="shrink-0 transition-transform group-open:rotate-90" />
        {summary}
      </summary>
      <div className="pb-2 pl-6 text-small text-muted">{children}</div>
    </details>
  )
}
