// Jobs: the listings made from postings, their lists, search and pages, their files for machines, and what professionals keep
// of them. Owns `job`, `job_place`, `saved_job`, `hidden_job`, `hidden_company`, `seen_job` and `saved_search`, the tables that search/
// maintains, and `job_view_day`, which the database itself counts.
import type {} from './activities.ts'
import type {} from './search/search-tables.ts'
import type {} from './tables.ts'

export { jobCardsOf } from './cards/job-cards.ts'
export { findDepartment } from './find-department.ts'
export { findJob } from './find-job.ts'
export { listJobs } from './list-jobs.ts'
export { lockCompanies } from './merge/lock-companies.ts'
export type { PostingContent } from './merge/posting-content.ts'
export { type ProvenanceRule, provenanceRules } from './merge/provenance-rules.ts'
export { remergeJobs } from './merge/remerge-jobs.ts'
export type { StoredProvenance } from './merge/stored-provenance.ts'
export { presentJob, sourceName } from './present.ts'
export { readOwnJobs } from './saving/own-jobs.ts'
export { keepSearch } from './search/keep-search.task.ts'
export { roleNumber, skillKey, skillNumber } from './search/keys/match-keys.ts'
export { type RoleWord, roleWords } from './search/keys/role-words.ts'
export { narrowJobs } from './search/narrow-jobs.ts'
export { placesAround } from './search/places-around.ts'
export { timesAYear } from './search/search-row.ts'
