import { fastReplyWords } from '@rise/contract/companies/words'
import type { JobCard as JobCardData } from '@rise/contract/jobs/shapes'
import { formatPay, whereFacts } from '@rise/contract/jobs/words'
import { t } from '@rise/texts'
import { lazy, Suspense } from 'react'
import { CardAbove, CardLink } from '../../../ui/base/card.tsx'
import { ChipList } from '../../../ui/base/chip.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { Dot, Facts } from '../../../ui/base/facts.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
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
  /** Omits the company's name, for the company's own page. */
  ownPage?: boolean
  /** Omits the tags. */
  brief?: boolean
  /** Puts each company below the title, for a column in which only some would fit next to it. */
  narrow?: boolean
  /** Whether the viewer has saved the job. */
  saved: boolean
  /** The viewer's match, in percent. */
  match?: number | undefined
}

/**
 * A job in a list: title, company, place and work type, pay, at most three tags. The posting time is at the end of a
 * line, because it becomes shorter once it is relative ("3 days ago").
 */
function JobCard({
  job,
  heading: Heading = 'h2',
  ownPage = false,
  brief = false,
  narrow = false,
  saved,
  match,
}: Props) {
  const { title, company } = job
  // On the company's own page, a badge shows this once for all its jobs.
  const fastAnswers = job.replies && !ownPage ? fastReplyWords(job.replies) : ''
  const tags = brief ? [] : job.skills.slice(0, TAG_COUNT)
  return (
    <article className="row flex items-start gap-3 sm:gap-4">
      {ownPage ? null : <LogoMark name={company.companyName} logo={company.logo} size={40} />}
      <div className="row-content">
        <div className={cx('row-names', narrow && 'flex-col sm:col-span-full')}>
          <Heading className="min-w-0 text-body font-semibold">
            <CardLink to={`/jobs/${job.slug}`}>{title}</CardLink>
          </Heading>
          {ownPage ? null : <p className="text-small">{company.companyName}</p>}
        </div>
        <div
          className={cx(
            'row-figure',
            narrow && 'sm:order-last sm:col-span-full sm:row-span-1 sm:flex-row sm:items-center sm:gap-x-3',
          )}
        >
          {job.pay ? (
            <p className="font-medium tabular-nums">{formatPay(job.pay)}</p>
          ) : (
            <p className="text-subtle">{t('Pay not stated')}</p>
          )}
          <MatchBadge score={match} />
        </div>
        <div className={cx('row-facts', narrow && 'sm:col-span-full')}>
          <span>
            <Facts>
              {whereFacts(job)}
              {fastAnswers ? <span className="text-success tabular-nums">{fastAnswers}</span> : null}
            </Facts>
          </span>
          <Dot />
          <RelativeTime date={job.datePosted} keepsRoom />
        </div>
        {tags.length > 0 ? (
          <ChipList chips={tags} label={t('Skills')} className="mt-2 max-lg:hidden lg:col-span-full" />
        ) : null}
      </div>
      <CardAbove className="-my-1 -me-2 shrink-0 max-sm:-mt-3">
        <SaveButton job={job} saved={saved} />
      </CardAbove>
    </article>
  )
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
