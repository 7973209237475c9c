// The parts of matches for other features: the match on a job's page, its parts, and the form for the member's wishes.
import { lazy } from 'react'

export { MatchParts } from './match-parts.tsx'
export { reasonWords } from './words.ts'

/** The viewer's match on a job's page, for professionals. Needs a Suspense around it. */
export const JobMatch = lazy(async () => ({ default: (await import('./job-match.tsx')).JobMatch }))

/** The form for wishes that a match needs and a story doesn't contain. Needs a Suspense around it. */
export const WishForm = lazy(async () => ({ default: (await import('./wish-form.tsx')).WishForm }))
