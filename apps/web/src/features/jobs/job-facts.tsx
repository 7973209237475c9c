import type { Job, Place } from '@rise/contract/jobs/shapes'
import { TextLink } from '../../ui/base/link.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { formatLanguage, formatPay } from './base/format.ts'
import { jobsHref } from './base/jobs-address.ts'

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
        <TextLink look="plain" to={jobsHref({ category: job.department.slug })}>
          {job.department.name}
        </TextLink>
      ) : (
        unknown
      ),
    },
    { term: 'Pay', value: job.pay ? formatPay(job.pay) : <span className="text-subtle">Undisclosed</span> },
    {
      term: job.places.length > 1 ? 'Places' : 'Place',
      value: job.places.length === 0 ? unknown : <Places places={job.places} />,
    },
    ...(job.language === null || job.language === 'en'
      ? []
      : [{ term: 'Language', value: `Written in ${formatLanguage(job.language)}` }]),
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

const PLACES = 10

/** The first ten places, the others on demand. */
function Places({ places }: { places: readonly Place[] }) {
  const more = places.slice(PLACES)
  return (
    <>
      <PlaceLinks places={places.slice(0, PLACES)} />
      {more.length > 0 ? (
        <Disclosure summary={`and ${more.length} more ${more.length === 1 ? 'place' : 'places'}`}>
          <PlaceLinks places={more} />
        </Disclosure>
      ) : null}
    </>
  )
}

function PlaceLinks({ places }: { places: readonly Place[] }) {
  return places.map(({ slug, name }, index) => (
    <span key={slug}>
      {index > 0 ? ' · ' : null}
      <TextLink look="plain" to={jobsHref({ location: slug })}>
        {name}
      </TextLink>
    </span>
  ))
}
