// The parts of applications for other features: a job's button, and a professional's own applications.
import { lazy } from 'react'

export { ApplyButton } from './apply-button.tsx'
export { AskApplied } from './asking/ask-applied.tsx'
export { BOARD, ownLists } from './own/own-lists.ts'
export { useOwnCounts } from './own/use-own-counts.ts'

/** One list of a professional's applications. Needs a Suspense around it. */
export const OwnApplications = lazy(async () => ({
  default: (await import('./own/own-applications.tsx')).OwnApplications,
}))

/** One of a professional's applications. Needs a Suspense around it. */
export const OwnApplication = lazy(async () => ({
  default: (await import('./own/own-application.tsx')).OwnApplication,
}))
