// Polls: questions with options, on their own page or in a post. Owns `poll`, `poll_option`, `poll_voter` and
// `poll_ballot`; triggers maintain the counts, and refuse ballots of anonymous polls.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { openPoll } from './open-poll.ts'
export { changePollAudience, forgetPoll, pollViewsOf, restorePoll, withdrawPoll } from './polls-of-posts.ts'
export { screenPoll } from './screen-poll.ts'
