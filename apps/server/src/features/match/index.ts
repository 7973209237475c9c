// Match: how well a job matches a professional, from their story, their preferences and the jobs they refused. Owns
// `match_wish` and `match_refusal`. Keeps the best matches and the jobs of the last weeks in memory, and finds jobs by
// `job_search.match_keys`.
import type {} from './tables.ts'

export { bestMatches, readMatches } from './best/best-matches.ts'
export { findMatch, readScores } from './find-match.ts'
export { freshReach } from './fresh/fresh-areas.ts'
export { type FreshJob, type FreshJobs, freshJobs } from './fresh/fresh-jobs.ts'
export { type FoundFresh, findFreshMatches } from './fresh/fresh-matches.ts'
export { listMatchingJobs } from './list-matching-jobs.ts'
export { matchResume } from './match-resume.ts'
export { type ReadMember, readMember } from './read-member.ts'
export { readWish } from './read-wish.ts'
export { refuseJob, undoRefusal } from './refuse-job.ts'
export { saveWish } from './save-wish.ts'
export { seniorityAt } from './scoring/facts.ts'
export { whyLine } from './why-line.ts'
