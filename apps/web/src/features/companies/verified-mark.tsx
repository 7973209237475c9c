import { BadgeCheck } from 'lucide-react'

/** Says that the company's team has verified its domain. */
export function VerifiedMark({ domain }: { domain: string }) {
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-brand-soft px-3 text-small font-medium text-on-brand-soft">
      <BadgeCheck size={16} aria-hidden className="shrink-0" />
      Verified: {domain}
    </span>
  )
}
