// What other features may show of how well a job fits: the part of a job's page, its points, and the member's wishes.
import { lazy } from 'react'

export { MatchParts } from './match-parts.tsx'
export { reasonWords } from './words.ts'

/** On a job's page, for professionals. Needs a Suspense around it. */
export const JobMatch = lazy(async () => ({ default: (await import('./job-match.tsx')).JobMatch }))

/** What a match needs to know and a story doesn't say. Needs a Suspense around it. */
export const WishForm = lazy(async () => ({ default: (await import('./wish-form.tsx')).WishForm }))
