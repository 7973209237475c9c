import type { Job } from '@rise/contract/jobs'
import { TextLink } from '../../ui/link.tsx'
import { formatPay } from './format.ts'
import { jobsHref } from './jobs-address.ts'

/** The facts of a job in a fixed order; what the posting does not say is said to be unknown, never guessed. */
export function JobFacts({ job }: { job: Job }) {
  const unknown = <span className="text-subtle">Not given</span>
  const facts = [
    { term: 'Work type', value: job.workType === 'Unknown' ? unknown : job.workType },
    { term: 'Employment', value: job.employmentType ?? unknown },
    { term: 'Seniority', value: job.seniority ?? unknown },
    {
      term: 'Department',
      value: job.department ? (
        <TextLink look="plain" to={jobsHref({ list: 'all', category: job.department.slug })}>
          {job.department.name}
        </TextLink>
      ) : (
        unknown
      ),
    },
    { term: 'Pay', value: job.pay ? formatPay(job.pay) : <span className="text-subtle">Undisclosed</span> },
    {
      term: job.places.length > 1 ? 'Places' : 'Place',
      value:
        job.places.length === 0
          ? unknown
          : job.places.map((place, index) => (
              <span key={place.slug}>
                {index > 0 ? ' · ' : null}
                <TextLink look="plain" to={jobsHref({ list: 'all', location: place.slug })}>
                  {place.name}
                </TextLink>
              </span>
            )),
    },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card bg-raised p-4 sm:grid-cols-3 sm:p-6">
      {facts.map(({ term, value }) => (
        <div key={term} className="min-w-0">
          <dt className="text-caption text-muted">{term}</dt>
          <dd className="mt-0_5 text-small font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
