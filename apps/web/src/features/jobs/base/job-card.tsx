import { daysInWords } from '@rise/contract/companies/words'
import type { JobCard as JobCardData } from '@rise/contract/jobs/shapes'
import { lazy, Suspense } from 'react'
import { CardAbove, CardLink } from '../../../ui/base/card.tsx'
import { ChipList } from '../../../ui/base/chip.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { formatPay, formatWhere } from './format.ts'
import { useMarks, useScores } from './job-marks.ts'
import { MatchBadge } from './match-badge.tsx'
import { SaveButton } from './save-button.tsx'

/** Loaded on demand: few members hide jobs. */
const HiddenJob = lazy(async () => ({ default: (await import('../marking/hidden-job.tsx')).HiddenJob }))

const TAG_COUNT = 3

interface Props {
  job: JobCardData
  /** The level that fits the page: lists below an `h1` take `h2`. */
  heading?: 'h2' | 'h3'
  /** Omits the company, on its own page. */
  ownPage?: boolean
  /** Omits the tags, where the column is narrow. */
  brief?: boolean
  /** Whether the viewer has saved it. */
  saved: boolean
  /** The viewer's match, in percent. */
  match?: number | undefined
}

/**
 * A job in a list, in the fixed order: title, company, place and work type, pay, posted, at most three tags. The time of
 * posting ends its line, because it gets shorter once it is relative.
 */
function JobCard({ job, heading: Heading = 'h2', ownPage = false, brief = false, saved, match }: Props) {
  const { title, company } = job
  const tags = brief ? [] : job.skills.slice(0, TAG_COUNT)
  return (
    <article className="row flex items-start gap-3 sm:gap-4">
      {ownPage ? null : <LogoMark name={company.companyName} logo={company.logo} size={40} />}
      <div className="grid min-w-0 grow gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 max-sm:flex-col">
          <Heading className="min-w-0 text-body font-semibold">
            <CardLink to={`/jobs/${job.slug}`}>{title}</CardLink>
          </Heading>
          {ownPage ? null : <p className="text-small">{company.companyName}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small max-sm:order-last max-sm:mt-1 sm:row-span-2 sm:flex-col sm:items-end sm:leading-[1.5rem]">
          {job.pay ? (
            <p className="font-medium tabular-nums">{formatPay(job.pay)}</p>
          ) : (
            <p className="text-subtle">Pay not stated</p>
          )}
          <MatchBadge score={match} />
        </div>
        <p className="mt-0_5 text-small text-muted">
          {formatWhere(job)}
          {job.replies ? <span className="tabular-nums">&nbsp;· {answeredWords(job.replies)}</span> : null}
          &nbsp;· <RelativeTime date={job.datePosted} keepsRoom className="text-subtle" />
        </p>
        {tags.length > 0 ? (
          <ChipList chips={tags} label="Skills" className="mt-2 max-lg:hidden lg:col-span-full" />
        ) : null}
      </div>
      <CardAbove className="-my-1 -mr-2 shrink-0">
        <SaveButton job={job} saved={saved} />
      </CardAbove>
    </article>
  )
}

function answeredWords({ percent, medianDays }: NonNullable<JobCardData['replies']>): string {
  return `${percent}% answered${medianDays === null ? '' : ` in ${daysInWords(medianDays)}`}`
}

/** Jobs in one box, below each other. A hidden job is replaced by a line that restores it. */
export function JobCardList({
  jobs,
  ...card
}: { jobs: readonly JobCardData[] } & Omit<Props, 'job' | 'saved' | 'match'>) {
  const marks = useMarks()
  const scores = useScores(jobs)
  return (
    <ol className="rows">
      {jobs.map((job) => (
        <li key={job._id}>
          {marks?.hidden.includes(job._id) ? (
            <Suspense fallback={null}>
              <HiddenJob job={job} />
            </Suspense>
          ) : (
            <JobCard job={job} {...card} saved={marks?.saved.includes(job._id) === true} match={scores?.get(job._id)} />
          )}
        </li>
      ))}
    </ol>
  )
}
