import type { Job } from '@rise/contract/jobs'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextLink } from '../../ui/link.tsx'

/** "Why do we say this?": for each fact, the words of the source, where they stand, and what was done with them. */
export function JobProvenance({ job }: { job: Job }) {
  return (
    <section className="mt-8 border-t border-line pt-4" aria-label="Source">
      <p className="text-small text-muted">
        Source: {job.source.url ? <TextLink to={job.source.url}>{job.source.name}</TextLink> : job.source.name}
      </p>
      {job.provenance.length > 0 ? (
        <Disclosure summary="Why do we say this?" className="mt-2">
          <dl className="divide-y divide-line">
            {job.provenance.map(({ field, value, path, explanation, quote }) => (
              <div key={`${field} ${value} ${path}`} className="py-3">
                <dt className="font-medium text-text">
                  {field}: {value}
                </dt>
                <dd className="mt-1">
                  {quote ? <q className="text-text">{quote}</q> : null} {explanation}{' '}
                  <span className="text-subtle">
                    (<code>{path}</code>)
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      ) : null}
    </section>
  )
}
