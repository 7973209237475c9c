import type { DigestJob } from '@rise/contract/digest/shapes'
import { TextLink } from '../../ui/base/link.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { MatchBadge } from '../jobs/index.ts'

/** The jobs of a digest, as its email lists them. */
export function DigestJobList({ jobs, label }: { readonly jobs: readonly DigestJob[]; readonly label: string }) {
  return (
    <ol aria-label={label} className="rows">
      {jobs.map(({ _id, slug, title, companyName, facts, match, why, closed }) => (
        <li key={_id} className="row flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0 grow basis-[16rem]">
            <p className="font-semibold wrap-anywhere">
              <TextLink look="plain" to={`/jobs/${slug}`}>
                {title}
              </TextLink>
            </p>
            <p className="text-small text-muted wrap-anywhere">{[companyName, ...facts].join('\u00a0· ')}</p>
            <p className="mt-1 text-small wrap-anywhere">{why}</p>
          </div>
          <div className="flex items-center gap-2">
            {closed ? <Badge>Closed</Badge> : null}
            <MatchBadge score={match} />
          </div>
        </li>
      ))}
    </ol>
  )
}
