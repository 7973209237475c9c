// Match: how well a job fits a professional, from their story, what they look for, and what they called not for them.
// Owns `match_wish` and `match_refusal`. The best matches are kept in memory; jobs are found by
// `job_search.match_keys`.
import type {} from './tables.ts'
