// Moderation: the moderators' queue and the word filter.
import { lazy } from 'react'

/** The moderators' queue, for the admin area only. Needs a Suspense around it. */
export const ModerationQueue = lazy(async () => ({ default: (await import('./moderation-queue.tsx')).ModerationQueue }))

/** The word filter, for the admin area only. Needs a Suspense around it. */
export const WordFilter = lazy(async () => ({ default: (await import('./word-filter.tsx')).WordFilter }))
