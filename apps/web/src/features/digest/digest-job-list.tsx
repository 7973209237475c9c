import type { DigestJob } from '@rise/contract/digest/shapes'
import { formatPay } from '@rise/contract/jobs/words'
import { t } from '@rise/texts'
import { CardLink } from '../../ui/base/card.tsx'
import { Facts } from '../../ui/base/facts.tsx'
import { LogoMark } from '../../ui/base/logo-mark.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { MatchBadge } from '../jobs/index.ts'

/** The jobs of a digest, as its email lists them. */
export function DigestJobList({ jobs, label }: { readonly jobs: readonly DigestJob[]; readonly label: string }) {
  return (
    <ol aria-label={label} className="rows">
      {jobs.map(({ _id, slug, title, companyName, logo, facts, pay, match, why, closed }) => (
        <li key={_id} className="row flex items-start gap-3 text-text sm:gap-4">
          <LogoMark name={companyName} logo={logo} size={40} />
          <div className="flex min-w-0 grow items-start justify-between gap-x-6 gap-y-1 max-sm:flex-col">
            <div className="min-w-0">
              <p className="text-body font-semibold wrap-anywhere">
                <CardLink to={`/jobs/${slug}`}>{title}</CardLink>
              </p>
              <p className="text-small text-muted wrap-anywhere">
                <Facts>
                  {companyName}
                  {facts}
                </Facts>
              </p>
              <p className="mt-1 text-small wrap-anywhere">{why}</p>
            </div>
            <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 text-small sm:flex-col sm:items-end sm:leading-[1.5rem]">
              {pay ? (
                <p className="font-semibold tabular-nums">{formatPay(pay)}</p>
              ) : (
                <p className="text-subtle">{t('Pay not stated')}</p>
              )}
              {closed ? <Badge>{t('Closed')}</Badge> : <MatchBadge score={match} />}
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
