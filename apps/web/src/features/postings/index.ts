// The parts of companies' jobs for other features. Loaded when shown: few visitors are on a team.
import { lazy } from 'react'

/** The part of a team's desk with the jobs that close soon. Needs a Suspense around it. */
export const EndingJobs = lazy(async () => ({ default: (await import('./today/ending-jobs.tsx')).EndingJobs }))

/** The link to edit a job, for the company that wrote it here. Needs a Suspense around it. */
export const EditJob = lazy(async () => ({ default: (await import('./edit-job.tsx')).EditJob }))
