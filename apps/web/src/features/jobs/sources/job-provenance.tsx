import type { Job, Provenance } from '@rise/contract/jobs/shapes'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { ReportButton } from '../../connections/index.ts'
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

/**
 * "Where does this come from?": for each fact, the words of the source, where they were found, and how they were
 * interpreted.
 */
export function JobProvenance({ job }: { job: Job }) {
  return (
    <section className="mt-8 border-t border-line pt-4" aria-label="Source">
      <div className="float-end">
        <ReportButton
          subject={{
            kind: 'job',
            id: job._id,
            author: { _id: job.company._id, name: job.company.companyName || 'the company' },
          }}
        />
      </div>
      <JobSources sources={job.sources} />
      {job.provenance.length > 0 ? (
        <Disclosure summary="Where does this come from?" className="mt-2">
          <dl className="divide-y divide-line">
            {job.provenance.map((fact) => (
              <Fact key={`${fact.field} ${fact.value} ${fact.path}`} fact={fact} />
            ))}
          </dl>
        </Disclosure>
      ) : null}
    </section>
  )
}

function Fact({ fact }: { fact: Provenance }) {
  const { field, value, path, explanation, quote, source } = fact
  const isDate = field === 'datePosted' || field === 'validThrough'
  return (
    <div className="py-3 wrap-anywhere">
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
