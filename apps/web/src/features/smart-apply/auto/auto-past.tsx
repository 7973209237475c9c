import type { AutoApply } from '@rise/contract/smart-apply/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
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
        {t('Sent and skipped')}
      </h2>
      <ol className="rows" aria-label={t('Sent and skipped')}>
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
              {reason ? <p className="text-small">{t(reasonWords[reason])}</p> : null}
            </div>
            <p className="flex items-center gap-3 text-small">
              <Badge tone={state === 'sent' ? 'success' : 'neutral'}>
                {state === 'sent' ? t('Sent', 'an application') : t('Skipped', 'a job')}
              </Badge>
              {applicationId === null ? null : (
                <TextLink to={`/professional/jobs?application=${applicationId}`}>
                  {rich('View receipt<hidden> of {title}</hidden>', {
                    title: job.title,
                    hidden: (text) => <span className="sr-only">{text}</span>,
                  })}
                </TextLink>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
