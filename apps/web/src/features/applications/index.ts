// The parts of applications for other features: a job's button, a professional's own applications, and a team's desk.
import { lazy } from 'react'

export { ApplyButton } from './apply-button.tsx'
export { AskApplied } from './asking/ask-applied.tsx'
export { BOARD, ownLists } from './own/own-lists.ts'
export { useJobApplication } from './own/use-job-application.ts'
export { useOwnCounts } from './own/use-own-counts.ts'

/** The state of an application, on the page of its job. Needs a Suspense around it. */
export const JobApplication = lazy(async () => ({
  default: (await import('./own/job-application.tsx')).JobApplication,
}))

/** One list of a professional's applications. Needs a Suspense around it. */
export const OwnApplications = lazy(async () => ({
  default: (await import('./own/own-applications.tsx')).OwnApplications,
}))

/** One of a professional's applications. Needs a Suspense around it. */
export const OwnApplication = lazy(async () => ({
  default: (await import('./own/own-application.tsx')).OwnApplication,
}))

/** The part of a team's desk with new applicants. Needs a Suspense around it, like the one below. */
export const ApplicantsToday = lazy(async () => ({
  default: (await import('./today/applicants-today.tsx')).ApplicantsToday,
}))

/** The part of a team's desk with the interviews of the week. */
export const InterviewsToday = lazy(async () => ({
  default: (await import('./today/interviews-today.tsx')).InterviewsToday,
}))
