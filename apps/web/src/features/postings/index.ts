// The parts of companies' jobs for other features. Loaded when shown: few visitors are on a team.
import { lazy } from 'react'

/** On a team's desk: its open jobs and drafts, and the link to post the next job. Needs a Suspense around it. */
export const DeskJobs = lazy(async () => ({ default: (await import('./desk-jobs.tsx')).DeskJobs }))

/** For the company that wrote the job here. Needs a Suspense around it. */
export const EditJob = lazy(async () => ({ default: (await import('./edit-job.tsx')).EditJob }))
