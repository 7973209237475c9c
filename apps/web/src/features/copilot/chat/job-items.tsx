import type { ShownJob } from '@rise/contract/copilot/shapes'
import { formatPay, workTypeNames } from '@rise/contract/jobs/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Facts } from '../../../ui/base/facts.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { MatchBadge } from '../../jobs/index.ts'

/** A job's title with its company, as a link. */
export function JobName({ job: { slug, title, companyName } }: { job: ShownJob }) {
  return (
    <p className="wrap-anywhere">
      {rich('<job>{title}</job> <employer>at {company}</employer>', {
        title,
        company: companyName,
        job: (text) => (
          <TextLink to={`/jobs/${slug}`} className="font-semibold">
            {text}
          </TextLink>
        ),
        employer: (text) => <span className="text-small text-muted">{text}</span>,
      })}
    </p>
  )
}

/** Jobs in an answer, each with its match and the reason. */
export function JobItems({ items, more }: { items: readonly ShownJob[]; more: string | null }) {
  return (
    <div className="flex flex-col gap-3">
      <ol aria-label={t('Jobs')} className="rows">
        {items.map((job) => (
          <li key={job._id} className="row flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <div className="min-w-0 grow basis-[16rem]">
              <JobName job={job} />
              <p className="text-small text-muted wrap-anywhere">
                <Facts>{factsOf(job)}</Facts>
              </p>
              <p className="text-small wrap-anywhere">{job.why}</p>
            </div>
            <MatchBadge score={job.score} />
          </li>
        ))}
      </ol>
      {more === null ? null : (
        <p>
          <TextLink to={more}>{t('See all in Jobs')}</TextLink>
        </p>
      )}
    </div>
  )
}

function factsOf({ places, workType, pay }: ShownJob) {
  return [places.join(', '), workType === 'Unknown' ? '' : t(workTypeNames[workType]), pay && formatPay(pay)]
}
