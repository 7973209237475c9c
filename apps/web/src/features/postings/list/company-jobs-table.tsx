import { formatPay, formatPlaceNames, workTypeNames } from '@rise/contract/jobs/words'
import type { WrittenJobState } from '@rise/contract/postings/kinds'
import type { CompanyJob } from '@rise/contract/postings/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Facts } from '../../../ui/base/facts.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { applicantsHref, editHref } from '../posting-address.ts'
import { reasonNames, stateNames } from '../writing/state-words.ts'
import { BulkBar } from './bulk-bar.tsx'
import { JobActs } from './job-acts.tsx'

interface Props {
  readonly slug: string
  readonly jobs: readonly CompanyJob[]
  readonly mayHire: boolean
}

interface TableProps extends Props {
  /** Further buttons for the whole list, next to the one that begins a selection. */
  readonly tools?: ReactNode
  /** The choice of the list, in the same row. */
  readonly lists: ReactNode
}

/** The company's jobs: those written here, which can be selected for bulk actions, then imported ones. */
export function CompanyJobsTable({ slug, jobs, mayHire, tools, lists }: TableProps) {
  const [isSelecting, setIsSelecting] = useState(false)
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const ownJobs = jobs.filter(({ written }) => written !== null)
  const importedJobs = jobs.filter(({ written }) => written === null)
  const choosableIds = ownJobs.flatMap(({ written }) =>
    written && (written.state === 'open' || written.state === 'paused') ? [written._id] : [],
  )
  const pickedIds = selectedIds.filter((id) => choosableIds.includes(id))
  const isPicked = ({ written }: CompanyJob) => written !== null && pickedIds.includes(written._id)
  const end = () => {
    setIsSelecting(false)
    setSelectedIds([])
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {lists}
        <div className="flex flex-wrap gap-2">
          {tools}
          {choosableIds.length > 0 && !isSelecting ? (
            <Button size="dense" onClick={() => setIsSelecting(true)}>
              {t('Select jobs')}
            </Button>
          ) : null}
        </div>
      </div>
      {choosableIds.length > 0 && isSelecting ? (
        <BulkBar
          slug={slug}
          ids={pickedIds}
          undecided={jobs.reduce((sum, job) => sum + (isPicked(job) ? (job.applicants?.undecided ?? 0) : 0), 0)}
          mayHire={mayHire}
          all={pickedIds.length === choosableIds.length}
          onAll={(all) => setSelectedIds(all ? choosableIds : [])}
          onDone={end}
        />
      ) : null}
      {ownJobs.length > 0 ? (
        <JobRows
          slug={slug}
          jobs={ownJobs}
          mayHire={mayHire}
          choosing={
            isSelecting
              ? {
                  choosableIds,
                  isPicked,
                  choose: (id, isChosen) =>
                    setSelectedIds(isChosen ? [...pickedIds, id] : pickedIds.filter((other) => other !== id)),
                }
              : undefined
          }
        />
      ) : null}
      {importedJobs.length > 0 ? (
        <section aria-labelledby="imported-jobs" className="mt-4">
          <h2 id="imported-jobs" className="text-h3">
            {t('Imported', 'jobs')}
          </h2>
          <p className="mt-1 mb-3 text-small text-muted">
            {t('These follow your careers page. To change or close one, do it there.')}
          </p>
          <JobRows slug={slug} jobs={importedJobs} mayHire={mayHire} />
        </section>
      ) : null}
    </>
  )
}

interface Choosing {
  /** The ids of the written jobs that can be selected. */
  readonly choosableIds: readonly string[]
  readonly isPicked: (job: CompanyJob) => boolean
  readonly choose: (id: string, isChosen: boolean) => void
}

function JobRows({ slug, jobs, mayHire, choosing }: Props & { readonly choosing?: Choosing | undefined }) {
  const hasSources = jobs.some(({ source }) => source !== null)
  const hasViews = jobs.some(({ views }) => views.total > 0)
  const hasActs = jobs.some(({ written }) => written !== null)
  const hasApplicants = mayHire && jobs.some((job) => countOf(job) !== null)
  return (
    <table className="facts-table">
      <thead>
        <tr>
          {choosing ? (
            <th scope="col" className="w-8">
              <span className="sr-only">{t('Choose')}</span>
            </th>
          ) : null}
          <th scope="col">{t('Job')}</th>
          <th scope="col" className="max-md:hidden">
            {t('Status')}
          </th>
          {hasApplicants ? (
            <th scope="col" className="figures max-lg:hidden">
              {t('Applicants')}
            </th>
          ) : null}
          {hasViews ? (
            <th scope="col" className="figures max-sm:hidden">
              {t('Views', 'how often a job was opened')}
            </th>
          ) : null}
          {hasSources ? (
            <th scope="col" className="max-lg:hidden">
              {t('Source')}
            </th>
          ) : null}
          {hasActs ? (
            <th scope="col" className="max-lg:hidden">
              <span className="sr-only">{t('Actions')}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job._id}>
            {choosing ? (
              <td>
                {job.written && choosing.choosableIds.includes(job.written._id) ? (
                  <input
                    type="checkbox"
                    className="tick"
                    aria-label={t('Choose {title}', { title: titleOf(job) })}
                    checked={choosing.isPicked(job)}
                    onChange={({ target }) => choosing.choose(job.written?._id ?? '', target.checked)}
                  />
                ) : null}
              </td>
            ) : null}
            <th scope="row" className="w-full wrap-anywhere md:w-auto">
              <div className="flex items-start gap-2">
                <div className="min-w-0 grow">
                  <TextLink look="plain" to={hrefOf(job)} className="font-semibold">
                    {titleOf(job)}
                  </TextLink>
                  <p className="text-muted">
                    <JobFacts job={job} />
                  </p>
                  <div className="mt-1 flex flex-wrap items-center gap-x-3 text-muted md:hidden">
                    <Status job={job} />
                    <p className="tabular-nums empty:hidden sm:hidden">{viewsInWords(job)}</p>
                  </div>
                  {hasApplicants ? <ApplicantsLine job={job} /> : null}
                </div>
                {/* In a narrow window, one menu has all actions, so that the text has the width. */}
                <div className="-me-2 -mt-2 shrink-0 lg:hidden">
                  <JobActs slug={slug} job={job} mayHire={mayHire} menuOnly />
                </div>
              </div>
            </th>
            <td className="max-md:hidden">
              <Status job={job} />
            </td>
            {hasApplicants ? (
              <td className="figures whitespace-nowrap max-lg:hidden">
                <Applicants job={job} />
              </td>
            ) : null}
            {hasViews ? (
              <td className="figures whitespace-nowrap max-sm:hidden">
                <Views views={job.views} />
              </td>
            ) : null}
            {hasSources ? <td className="text-muted max-lg:hidden">{job.source}</td> : null}
            {hasActs ? (
              <td className="max-lg:hidden">
                <JobActs slug={slug} job={job} mayHire={mayHire} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Returns the applicants of a job that was published here; null for other jobs. */
function countOf({ applicants, written, slug }: CompanyJob) {
  return applicants && written && slug !== null ? { ...applicants, href: applicantsHref(written._id) } : null
}

function Applicants({ job }: { job: CompanyJob }) {
  const count = countOf(job)
  if (!count) return <span className="text-subtle">–</span>
  return (
    <>
      <TextLink to={count.href}>
        {rich(
          '{count, plural, one {{shown}<hidden> applicant for {title}</hidden>} other {{shown}<hidden> applicants for {title}</hidden>}}',
          { count: count.total, shown: formatInteger(count.total), title: titleOf(job), hidden },
        )}
      </TextLink>
      {count.unopened > 0 ? (
        <p className="text-muted">{t('{count} new', { count: formatInteger(count.unopened) }, 'applicants')}</p>
      ) : null}
    </>
  )
}

/** Where the table has no room for a column of its own. */
function ApplicantsLine({ job }: { job: CompanyJob }) {
  const count = countOf(job)
  if (!count) return null
  return (
    <p className="mt-1 lg:hidden">
      <TextLink to={count.href}>
        {rich(
          '{count, plural, one {# applicant} other {# applicants}}{unopened, plural, =0 {} one {, # new} other {, # new}}<hidden> for {title}</hidden>',
          { count: count.total, unopened: count.unopened, title: titleOf(job), hidden },
        )}
      </TextLink>
    </p>
  )
}

function Views({ views: { total, week } }: Pick<CompanyJob, 'views'>) {
  if (total === 0) return <span className="text-subtle">–</span>
  return (
    <>
      {formatInteger(total)}
      {week > 0 ? (
        <p className="text-muted">{t('{count} this week', { count: formatInteger(week) }, 'views')}</p>
      ) : null}
    </>
  )
}

const tones = {
  draft: 'neutral',
  scheduled: 'info',
  open: 'success',
  paused: 'warning',
  closed: 'neutral',
  expired: 'neutral',
} as const satisfies Record<WrittenJobState, string>

function Status({ job }: { job: CompanyJob }) {
  const { state, publishAt, endsAt, closeReason, dateClosed, date } = job
  return (
    <div className="flex items-start gap-x-2 gap-y-1 text-muted max-md:items-center md:flex-col">
      <Badge tone={tones[state]}>{t(stateNames[state])}</Badge>
      <p className="whitespace-nowrap">
        {state === 'draft' ? (
          rich('Saved {when}', { when: <RelativeTime date={date} /> })
        ) : state === 'scheduled' && publishAt ? (
          rich('Publishes {when}', { when: <RelativeTime date={publishAt} /> })
        ) : state === 'open' ? (
          endsAt ? (
            rich('Closes {when}', { when: <RelativeTime date={endsAt} /> })
          ) : (
            rich('Posted {when}', { when: <RelativeTime date={date} /> })
          )
        ) : closeReason ? (
          t(reasonNames[closeReason])
        ) : dateClosed ? (
          <RelativeTime date={dateClosed} />
        ) : null}
      </p>
    </div>
  )
}

function hidden(text: ReactNode) {
  return <span className="sr-only">{text}</span>
}

function hrefOf({ slug, written }: CompanyJob): string {
  return slug === null ? editHref(written?._id ?? '') : `/jobs/${slug}`
}

function titleOf({ title }: CompanyJob): string {
  return title || t('Untitled draft')
}

function JobFacts({ job: { places, workType, pay } }: { job: CompanyJob }) {
  return (
    <Facts>
      {formatPlaceNames(places)}
      {workType === 'Unknown' ? null : t(workTypeNames[workType])}
      {pay && formatPay(pay)}
    </Facts>
  )
}

/** Returns the views in words; empty without any. */
function viewsInWords({ views: { total, week } }: CompanyJob): string {
  if (total === 0) return ''
  if (week === 0) return t('{count, plural, one {# view} other {# views}}', { count: total })
  return t('{count, plural, one {# view} other {# views}}, {week} this week', {
    count: total,
    week: formatInteger(week),
  })
}
