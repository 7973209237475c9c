// What other pages show of polls: a poll as a part of a post, its fields in the post's form, and the polls beside the
// questions of real talk.
import { lazy } from 'react'

export { LivePollCard } from './cards/live-poll-card.tsx'
export { emptyPoll, type PollDraft } from './poll-draft.ts'
export { PollFields } from './poll-fields.tsx'
export { loadPolls, NewPollLink, PollList } from './poll-list.tsx'

/** For the admin area alone. Needs a Suspense around it. */
export const SitePolls = lazy(async () => ({ default: (await import('./admin/site-polls.tsx')).SitePolls }))
