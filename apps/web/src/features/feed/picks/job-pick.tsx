import type { PickedJob } from '@rise/contract/feed/shapes'
import { formatPay, whereFacts } from '@rise/contract/jobs/words'
import { CardLink } from '../../../ui/base/card.tsx'
import { Facts } from '../../../ui/base/facts.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { MatchBadge } from '../../jobs/index.ts'

/** A job that matches the member, between posts. */
export function JobPick({ pick: { job, score } }: { pick: PickedJob }) {
  const { title, company, slug, pay } = job
  return (
    <div className="flex items-start gap-3">
      <LogoMark name={company.companyName} logo={company.logo} size={48} />
      <div className="min-w-0 grow">
        <h3 className="text-body font-semibold wrap-anywhere">
          <CardLink to={`/jobs/${slug}`}>{title}</CardLink>
        </h3>
        <p className="text-small text-muted wrap-anywhere">
          <Facts>
            {company.companyName}
            {whereFacts(job)}
          </Facts>
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          {pay ? <span className="font-medium tabular-nums">{formatPay(pay)}</span> : null}
          <MatchBadge score={score} />
        </p>
      </div>
    </div>
  )
}
