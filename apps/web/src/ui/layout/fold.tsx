import { t } from '@rise/texts'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * The rest of a long list, behind "Show all 9 roles": the browser's own `<details>`, so it works without scripts and
 * with find-in-page.
 */
export function Fold({
  label,
  openLabel = t('Show fewer'),
  children,
}: {
  label: string
  /** Replaces the label while the fold is open. */
  openLabel?: string
  children: ReactNode
}) {
  return (
    <details className="group flex flex-col">
      <summary className="order-last inline-flex min-h-control w-fit list-none items-center gap-1 rounded-control text-small font-semibold text-brand hover:text-brand-hover [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">{label}</span>
        <span className="hidden group-open:inline">{openLabel}</span>
        <ChevronDown size={16} aria-hidden className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
