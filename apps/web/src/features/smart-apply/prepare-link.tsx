import type { Job } from '@rise/contract/jobs/shapes'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'

/** For professionals, on the page of a job that takes applications elsewhere: the way to one that is ready to copy. */
export function PrepareLink({ job: { slug, dateClosed, applicationType } }: { job: Job }) {
  const user = useCurrentUser()
  if (user?.role !== 'professional' || dateClosed !== null || applicationType === 'Smart Apply') return null
  return (
    <section aria-labelledby="smart-apply" className="mt-12 flex flex-wrap items-center justify-between gap-3">
      <div>
        <h2 id="smart-apply" className="text-h3">
          Ready to apply?
        </h2>
        <p className="text-small text-muted">Smart apply fills in the form from what you’ve told us, ready to copy.</p>
      </div>
      <ButtonLink to={`/smart-apply?job=${slug}`}>Prepare application</ButtonLink>
    </section>
  )
}
