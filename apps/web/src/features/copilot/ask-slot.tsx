import type { Job } from '@rise/contract/jobs/shapes'
import { lazy, Suspense } from 'react'
import { useCurrentUser } from '../../app/session/use-session.tsx'

const AskAboutJob = lazy(async () => ({ default: (await import('./ask-about-job.tsx')).AskAboutJob }))

/** Asks the copilot about a job; only professionals load it. */
export function AskSlot({ job }: { job: Pick<Job, '_id' | 'title' | 'dateClosed'> }) {
  const user = useCurrentUser()
  if (user?.role !== 'professional' || job.dateClosed !== null) return null
  return (
    <Suspense fallback={null}>
      <AskAboutJob job={job} />
    </Suspense>
  )
}
