import { t } from '@rise/texts'
import { BadgeCheck } from 'lucide-react'

/** Says that the company's team has verified its domain. */
export function VerifiedMark({ domain }: { domain: string }) {
  return (
    <span className="inline-flex min-w-0 items-start gap-2 text-small">
      <BadgeCheck size={16} aria-hidden className="mt-0_5 shrink-0 text-brand" />
      <span className="wrap-anywhere">{t('Verified: {domain}', { domain })}</span>
    </span>
  )
}
