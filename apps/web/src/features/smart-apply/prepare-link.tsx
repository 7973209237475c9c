import type { Job } from '@rise/contract/jobs/shapes'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { TextLink } from '../../ui/base/link.tsx'

/** For professionals, on the page of a job that takes applications elsewhere: the way to one that is ready to copy. */
export function PrepareLink({ job }: { job: Pick<Job, 'slug' | 'dateClosed' | 'applicationType'> }) {
  const user = useCurrentUser()
  if (user?.role !== 'professional' || job.dateClosed !== null || job.applicationType === 'Smart Apply') return null
  return (
    <p className="text-small">
      <TextLink to={`/smart-apply?job=${job.slug}`}>Prepare with smart apply</TextLink>
    </p>
  )
}
