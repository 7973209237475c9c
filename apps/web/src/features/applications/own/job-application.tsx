import { rich } from '@rise/texts/rich'
import { CardLink } from '../../../ui/base/card.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { stateInWords } from './status-words.ts'
import type { JobApplication as Application } from './use-job-application.ts'

/** The state of the viewer's application, on the page of its job. */
export function JobApplication({ application }: { readonly application: Application }) {
  const { _id, appliedAt, elsewhere } = application
  return (
    <section aria-labelledby="application" data-applied="" className="card">
      <h2 id="application" className="text-body">
        <CardLink to={`/professional/jobs?${elsewhere ? 'show=applied' : `application=${_id}`}`}>
          {rich('You applied {when}', { when: <RelativeTime date={appliedAt} /> })}
        </CardLink>
      </h2>
      <p className="mt-1 text-small text-muted">{stateInWords(application)}</p>
    </section>
  )
}
