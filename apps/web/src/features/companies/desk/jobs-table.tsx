import type { DeskJob } from '@rise/contract/companies/page/shapes'
import { formatPay, formatPlaceNames } from '@rise/contract/jobs/words'
import { TextLink } from '../../../ui/base/link.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { WrittenJobActs } from './written-job-acts.tsx'

/** The company's jobs, one a row; details that don't fit on a phone are on the job's page. */
export function JobsTable({ slug, jobs }: { slug: string; jobs: readonly DeskJob[] }) {
  return (
    <table className="facts-table">
      <thead>
        <tr>
          <th scope="col">Job</th>
          <th scope="col" className="figures max-md:hidden">
            Pay
          </th>
          <th scope="col" className="max-sm:hidden">
            Posted
          </th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job._id}>
            <th scope="row">
              <TextLink look="plain" to={`/jobs/${job.slug}`} className="font-semibold">
                {job.title}
              </TextLink>
              <p className="text-muted">{whereOf(job)}</p>
            </th>
            <td className="figures whitespace-nowrap max-md:hidden">
              {job.pay ? formatPay(job.pay) : <span className="text-subtle">Not specified</span>}
            </td>
            <td className="whitespace-nowrap text-muted max-sm:hidden">
              <RelativeTime date={job.datePosted} />
              {job.dateClosed ? (
                <p>
                  Closed <RelativeTime date={job.dateClosed} />
                </p>
              ) : null}
            </td>
            <td>
              {job.writtenJobId ? (
                <WrittenJobActs slug={slug} id={job.writtenJobId} title={job.title} open={job.dateClosed === null} />
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function whereOf({ places, workType }: DeskJob): string {
  return [formatPlaceNames(places), workType === 'Unknown' ? '' : workType].filter(Boolean).join(' · ')
}
