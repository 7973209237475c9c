import type { AutoApply } from '@rise/contract/smart-apply/shapes'
import { Dot } from '../../../ui/base/facts.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { reasonWords } from '../words.ts'

/** The finished entries of the queue: a receipt for each sent application, and the reason for each that wasn't sent. */
export function AutoPast({ auto: { past } }: { auto: AutoApply }) {
  if (past.length === 0) return null
  return (
    <section aria-labelledby="past" className="flex flex-col gap-4">
      <h2 id="past" className="text-h2">
        Sent and skipped
      </h2>
      <ol className="rows" aria-label="Sent and skipped">
        {past.map(({ _id, job, state, reason, at, applicationId }) => (
          <li key={_id} className="row flex flex-wrap items-start justify-between gap-3">
            <div className="min-w-0 grow basis-[16rem]">
              <p className="font-semibold wrap-anywhere">
                {job.slug === null ? (
                  job.title
                ) : (
                  <TextLink look="plain" to={`/jobs/${job.slug}`}>
                    {job.title}
                  </TextLink>
                )}
              </p>
              <p className="text-small text-muted">
                {job.companyName}
                <Dot />
                <RelativeTime date={at} />
              </p>
              {reason ? <p className="text-small">{reasonWords[reason]}</p> : null}
            </div>
            <p className="flex items-center gap-3 text-small">
              <Badge tone={state === 'sent' ? 'success' : 'neutral'}>{state === 'sent' ? 'Sent' : 'Skipped'}</Badge>
              {applicationId === null ? null : (
                <TextLink to={`/professional/jobs?application=${applicationId}`}>
                  View receipt<span className="sr-only"> of {job.title}</span>
                </TextLink>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
