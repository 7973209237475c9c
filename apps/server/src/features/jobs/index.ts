// Jobs: the listings made from postings, their lists, search and pages, and their files for machines. Owns `job` and
// `job_place`, and the tables that search/ maintains.
import type {} from './activities.ts'
import type {} from './search/search-tables.ts'
import type {} from './tables.ts'

export { listAddedJobs } from './cards/list-added-jobs.ts'
export { findJob } from './find-job.ts'
export { lockCompanies } from './merge/lock-companies.ts'
export type { PostingContent } from './merge/posting-content.ts'
export { type ProvenanceRule, provenanceRules } from './merge/provenance-rules.ts'
export { remergeJobs } from './merge/remerge-jobs.ts'
export type { StoredProvenance } from './merge/stored-provenance.ts'
export { presentJob, sourceName } from './present.ts'
export { keepSearch } from './search/keep-search.task.ts'
