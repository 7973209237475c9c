import type { Job } from '@rise/contract/jobs/shapes'
import { ButtonLink } from '../../ui/base/button.tsx'

/** On the page of a job with applications elsewhere: a link to an application that is ready to copy. */
export function PrepareLink({ job }: { job: Pick<Job, 'slug'> }) {
  return (
    <div className="mt-3 flex flex-col gap-2">
      <ButtonLink to={`/smart-apply?job=${job.slug}`}>Prepare application</ButtonLink>
      <p className="text-center text-small text-muted">Smart apply fills in the form from what you’ve told us.</p>
    </div>
  )
}
