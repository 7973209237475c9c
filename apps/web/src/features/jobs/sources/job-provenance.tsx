import type { Job, Provenance } from '@rise/contract/jobs/shapes'
import { type Message, msg, t } from '@rise/texts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { ReportButton } from '../../connections/index.ts'
import { JobSources } from './job-sources.tsx'

const labels: Readonly<Record<string, Message>> = {
  company: msg('Company'),
  title: msg('Title'),
  description: msg('Description'),
  department: msg('Department'),
  seniority: msg('Seniority'),
  employmentType: msg('Employment'),
  workType: msg('Work type'),
  places: msg('Place'),
  pay: msg('Pay'),
  skills: msg('Skills'),
  preferredSkills: msg('Nice to have'),
  language: msg('Language'),
  benefits: msg('Benefits'),
  applyUrl: msg('Where to apply'),
  datePosted: msg('Posted', 'when a job was posted'),
  validThrough: msg('Open until'),
}

/**
 * "Where does this come from?": for each fact, the words of the source, where they were found, and how they were
 * interpreted.
 */
export function JobProvenance({ job }: { job: Job }) {
  return (
    <section className="mt-8 border-t border-line pt-4" aria-label={t('Source')}>
      <div className="float-end">
        <ReportButton
          subject={{
            kind: 'job',
            id: job._id,
            author: { _id: job.company._id, name: job.company.companyName || t('the company') },
          }}
        />
      </div>
      <JobSources sources={job.sources} />
      {job.provenance.length > 0 ? (
        <Disclosure summary={t('Where does this come from?')} className="mt-2">
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
  const label = labels[field]
  const isDate = field === 'datePosted' || field === 'validThrough'
  return (
    <div className="py-3 wrap-anywhere">
      <dt className="font-medium text-text">
        {label === undefined ? field : t(label)}: {isDate ? <RelativeTime date={value} /> : value}
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
