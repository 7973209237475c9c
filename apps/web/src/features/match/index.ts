// The parts of matches for other features: a part of a job's page, its points, and the form of the member's wishes.
import { lazy } from 'react'

export { MatchParts } from './match-parts.tsx'
export { reasonWords } from './words.ts'

/** On a job's page, for professionals. Needs a Suspense around it. */
export const JobMatch = lazy(async () => ({ default: (await import('./job-match.tsx')).JobMatch }))

/** The facts that a match needs and a story doesn't contain. Needs a Suspense around it. */
export const WishForm = lazy(async () => ({ default: (await import('./wish-form.tsx')).WishForm }))
