import { formatPay, formatPlaceNames } from '@rise/contract/jobs/words'
import type { WrittenJobState } from '@rise/contract/postings/kinds'
import type { CompanyJob } from '@rise/contract/postings/shapes'
import { formatInteger } from '@rise/contract/words'
import { useState } from 'react'
import { useSettings } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { joinFacts } from '../../../ui/base/join-facts.ts'
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

/** The company's jobs: those written here, which can be selected for bulk actions, then imported ones. */
export function CompanyJobsTable({ slug, jobs, mayHire }: Props) {
  const { productName } = useSettings()
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
      {choosableIds.length > 0 && !isSelecting ? (
        <Button size="dense" className="self-start" onClick={() => setIsSelecting(true)}>
          Select jobs
        </Button>
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
            Imported
          </h2>
          <p className="mt-1 mb-3 text-small text-muted">
            These follow your careers page. Jobs posted on {productName} can be paused or closed here.
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
  return (
    <table className="facts-table">
      <thead>
        <tr>
          {choosing ? (
            <th scope="col" className="w-8">
              <span className="sr-only">Choose</span>
            </th>
          ) : null}
          <th scope="col">Job</th>
          <th scope="col" className="max-md:hidden">
            Status
          </th>
          {hasViews ? (
            <th scope="col" className="figures max-sm:hidden">
              Views
            </th>
          ) : null}
          {hasSources ? (
            <th scope="col" className="max-lg:hidden">
              Source
            </th>
          ) : null}
          {hasActs ? (
            <th scope="col" className="max-sm:hidden">
              <span className="sr-only">Actions</span>
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
                    aria-label={`Choose ${titleOf(job)}`}
                    checked={choosing.isPicked(job)}
                    onChange={({ target }) => choosing.choose(job.written?._id ?? '', target.checked)}
                  />
                ) : null}
              </td>
            ) : null}
            <th scope="row" className="w-full wrap-anywhere md:w-auto">
              <TextLink look="plain" to={hrefOf(job)} className="font-semibold">
                {titleOf(job)}
              </TextLink>
              <p className="text-muted">{factsOf(job)}</p>
              <div className="mt-1 flex flex-wrap items-center gap-x-3 text-muted md:hidden">
                <Status job={job} />
                <p className="tabular-nums empty:hidden sm:hidden">{viewsInWords(job)}</p>
              </div>
              {job.applicants && job.written && job.slug !== null && mayHire ? (
                <p className="mt-1">
                  <TextLink to={applicantsHref(job.written._id)}>
                    {formatInteger(job.applicants.total)} {job.applicants.total === 1 ? 'applicant' : 'applicants'}
                    {job.applicants.unopened > 0 ? `, ${formatInteger(job.applicants.unopened)} new` : ''}
                    <span className="sr-only"> for {titleOf(job)}</span>
                  </TextLink>
                </p>
              ) : null}
              {/* On a phone, the actions are below the text, which has the full width. */}
              <div className="mt-1 sm:hidden">
                <JobActs slug={slug} job={job} mayHire={mayHire} />
              </div>
            </th>
            <td className="max-md:hidden">
              <Status job={job} />
            </td>
            {hasViews ? (
              <td className="figures whitespace-nowrap max-sm:hidden">
                <Views views={job.views} />
              </td>
            ) : null}
            {hasSources ? <td className="text-muted max-lg:hidden">{job.source}</td> : null}
            {hasActs ? (
              <td className="max-sm:hidden">
                <JobActs slug={slug} job={job} mayHire={mayHire} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Views({ views: { total, week } }: Pick<CompanyJob, 'views'>) {
  if (total === 0) return <span className="text-subtle">–</span>
  return (
    <>
      {formatInteger(total)}
      {week > 0 ? <p className="text-muted">{formatInteger(week)} this week</p> : null}
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
      <Badge tone={tones[state]}>{stateNames[state]}</Badge>
      <p className="whitespace-nowrap">
        {state === 'draft' ? (
          <>
            Saved <RelativeTime date={date} />
          </>
        ) : state === 'scheduled' && publishAt ? (
          <>
            Publishes <RelativeTime date={publishAt} />
          </>
        ) : state === 'open' ? (
          endsAt ? (
            <>
              Closes <RelativeTime date={endsAt} />
            </>
          ) : (
            <>
              Posted <RelativeTime date={date} />
            </>
          )
        ) : closeReason ? (
          reasonNames[closeReason]
        ) : dateClosed ? (
          <>
            Since <RelativeTime date={dateClosed} />
          </>
        ) : null}
      </p>
    </div>
  )
}

function hrefOf({ slug, written }: CompanyJob): string {
  return slug === null ? editHref(written?._id ?? '') : `/jobs/${slug}`
}

function titleOf({ title }: CompanyJob): string {
  return title || 'Untitled draft'
}

function factsOf({ places, workType, pay }: CompanyJob): string {
  return joinFacts([formatPlaceNames(places), workType === 'Unknown' ? '' : workType, pay && formatPay(pay)])
}

/** Returns the views in words; empty without any. */
function viewsInWords({ views: { total, week } }: CompanyJob): string {
  if (total === 0) return ''
  const views = `${formatInteger(total)} ${total === 1 ? 'view' : 'views'}`
  return week === 0 ? views : `${views}, ${formatInteger(week)} this week`
}
