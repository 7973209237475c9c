// Polls: what members ask others to choose from, alone or as a part of a post. Owns `poll`, `poll_option`, `poll_voter` and
// `poll_ballot`; the database itself keeps the counts right, and refuses ballots of anonymous polls.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { openPoll } from './open-poll.ts'
export { changePollAudience, forgetPoll, pollViewsOf, restorePoll, withdrawPoll } from './polls-of-posts.ts'
export { screenPoll } from './screen-poll.ts'
