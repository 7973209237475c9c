import type { Job, Provenance } from '@rise/contract/jobs/shapes'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { whyId } from './fact-source.tsx'
import { JobSources } from './job-sources.tsx'

const labels: Readonly<Record<string, string>> = {
  company: 'Company',
  title: 'Title',
  description: 'Description',
  department: 'Department',
  seniority: 'Seniority',
  employmentType: 'Employment',
  workType: 'Work type',
  places: 'Place',
  pay: 'Pay',
  skills: 'Skills',
  preferredSkills: 'Nice to have',
  language: 'Language',
  benefits: 'Benefits',
  applyUrl: 'Where to apply',
  datePosted: 'Posted',
  validThrough: 'Open until',
}

/** "Why do we say this?": for each fact, the words of the source, their place, and how they were interpreted. */
export function JobProvenance({ job }: { job: Job }) {
  return (
    <section className="mt-8 border-t border-line pt-4" aria-label="Source">
      <JobSources sources={job.sources} />
      {job.provenance.length > 0 ? (
        <Disclosure summary="Why do we say this?" className="mt-2">
          <dl className="divide-y divide-line">
            {job.provenance.map((fact, index) => (
              <Fact
                key={`${fact.field} ${fact.value} ${fact.path}`}
                fact={fact}
                first={job.provenance.findIndex(({ field }) => field === fact.field) === index}
              />
            ))}
          </dl>
        </Disclosure>
      ) : null}
    </section>
  )
}

/** `first`: the first of its field, the target of the mark next to the fact. */
function Fact({ fact, first }: { fact: Provenance; first: boolean }) {
  const { field, value, path, explanation, quote, source } = fact
  const isDate = field === 'datePosted' || field === 'validThrough'
  return (
    <div id={first ? whyId(field) : undefined} className="py-3 wrap-anywhere">
      <dt className="font-medium text-text">
        {labels[field] ?? field}: {isDate ? <RelativeTime date={value} /> : value}
      </dt>
      <dd className="mt-1">
        {quote && quote !== value ? <q className="text-text">{quote}</q> : null} {explanation}{' '}
        <span className="text-subtle">
          ({source === null ? '' : `${source}, `}
          <code>{path}</code>)
        </span>
      </dd>
    </div>
  )
}
