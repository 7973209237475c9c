import { formatPay, formatPlaceNames } from '@rise/contract/jobs/words'
import type { WrittenJobState } from '@rise/contract/postings/kinds'
import type { CompanyJob } from '@rise/contract/postings/shapes'
import { formatInteger } from '@rise/contract/words'
import { useState } from 'react'
import { TextLink } from '../../../ui/base/link.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { applicantsHref, editHref } from '../posting-address.ts'
import { reasonNames, stateNames } from '../writing/state-words.ts'
import { BulkBar } from './bulk-bar.tsx'
import { JobActs } from './job-acts.tsx'

/** The company's jobs, one per row; jobs that were written here can be selected for bulk actions. */
interface Props {
  readonly slug: string
  readonly jobs: readonly CompanyJob[]
  readonly mayHire: boolean
}

export function CompanyJobsTable({ slug, jobs, mayHire }: Props) {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const choosable = jobs.flatMap(({ written }) =>
    written && (written.state === 'open' || written.state === 'paused') ? [written._id] : [],
  )
  const pickedIds = selectedIds.filter((id) => choosable.includes(id))
  const isPicked = ({ written }: CompanyJob) => written !== null && pickedIds.includes(written._id)
  const choose = (id: string, isChosen: boolean) =>
    setSelectedIds(isChosen ? [...pickedIds, id] : pickedIds.filter((other) => other !== id))
  return (
    <>
      {choosable.length > 0 ? (
        <BulkBar
          slug={slug}
          ids={pickedIds}
          undecided={jobs.reduce((sum, job) => sum + (isPicked(job) ? (job.applicants?.undecided ?? 0) : 0), 0)}
          mayHire={mayHire}
          all={pickedIds.length === choosable.length}
          onAll={(all) => setSelectedIds(all ? choosable : [])}
          onDone={() => setSelectedIds([])}
        />
      ) : null}
      <table className="facts-table">
        <thead>
          <tr>
            {choosable.length > 0 ? (
              <th scope="col" className="w-8">
                <span className="sr-only">Choose</span>
              </th>
            ) : null}
            <th scope="col">Job</th>
            <th scope="col" className="max-md:hidden">
              Status
            </th>
            <th scope="col" className="figures max-sm:hidden">
              Views
            </th>
            <th scope="col" className="max-lg:hidden">
              Source
            </th>
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job._id}>
              {choosable.length > 0 ? (
                <td>
                  {job.written && choosable.includes(job.written._id) ? (
                    <input
                      type="checkbox"
                      className="tick"
                      aria-label={`Choose ${titleOf(job)}`}
                      checked={pickedIds.includes(job.written._id)}
                      onChange={({ target }) => choose(job.written?._id ?? '', target.checked)}
                    />
                  ) : null}
                </td>
              ) : null}
              <th scope="row" className="w-full wrap-anywhere md:w-auto">
                <TextLink look="plain" to={hrefOf(job)} className="font-semibold">
                  {titleOf(job)}
                </TextLink>
                <p className="text-muted">{factsOf(job)}</p>
                <div className="mt-1 md:hidden">
                  <Status job={job} />
                </div>
                <p className="text-muted tabular-nums sm:hidden">{viewsOf(job)}</p>
                {job.applicants && job.written && job.slug !== null && mayHire ? (
                  <p className="mt-1">
                    <TextLink to={applicantsHref(job.written._id)}>
                      {formatInteger(job.applicants.total)} {job.applicants.total === 1 ? 'applicant' : 'applicants'}
                      {job.applicants.unopened > 0 ? `, ${formatInteger(job.applicants.unopened)} new` : ''}
                      <span className="sr-only"> for {titleOf(job)}</span>
                    </TextLink>
                  </p>
                ) : null}
              </th>
              <td className="max-md:hidden">
                <Status job={job} />
              </td>
              <td className="figures whitespace-nowrap max-sm:hidden">
                {job.slug === null ? (
                  <span className="text-subtle">–</span>
                ) : (
                  <>
                    {formatInteger(job.views.total)}
                    <p className="text-muted">{formatInteger(job.views.week)} this week</p>
                  </>
                )}
              </td>
              <td className="text-muted max-lg:hidden">{sourceOf(job)}</td>
              <td>
                <JobActs slug={slug} job={job} mayHire={mayHire} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
    <div className="flex flex-col items-start gap-1 text-muted">
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
  const where = [formatPlaceNames(places), workType === 'Unknown' ? '' : workType]
  return [...where, pay ? formatPay(pay) : ''].filter(Boolean).join('\u00a0· ')
}

function sourceOf({ source, written }: CompanyJob): string {
  return [written ? 'Posted here' : '', source ?? ''].filter(Boolean).join(', ') || 'Imported'
}

function viewsOf({ slug, views: { total, week } }: CompanyJob): string {
  if (slug === null) return ''
  return `${formatInteger(total)} ${total === 1 ? 'view' : 'views'}, ${formatInteger(week)} this week`
}
