// The parts of polls on other pages: a poll in a post, its fields in the post's form, and the polls listed with the
// questions of Real talk.
import { lazy } from 'react'

export { LivePollCard } from './cards/live-poll-card.tsx'
export { emptyPoll, type PollDraft } from './poll-draft.ts'
export { PollFields } from './poll-fields.tsx'
export { loadPolls, NewPollLink, PollList } from './poll-list.tsx'

/** The site's polls, for the admin area only. Needs a Suspense around it. */
export const SitePolls = lazy(async () => ({ default: (await import('./admin/site-polls.tsx')).SitePolls }))
