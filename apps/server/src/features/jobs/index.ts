// Jobs: the listings, their lists and pages, and how they come in. Owns `job`, `posting`, `place`, `place_ancestor`,
// `job_place`, `job_source`, `job_board`, `job_board_read`, `written_job`, `job_board_detail`, and what search/ keeps of them.
import type {} from './search/search-tables.ts'
import type {} from './tables.ts'

export { boardsCommand } from '../postings/boards/boards.command.ts'
export { importJobs } from '../postings/boards/import-jobs.command.ts'
export { readBoardTask, readDueBoards } from '../postings/boards/read-boards.task.ts'
export { companyJobsRoutes } from '../postings/by-companies/routes.ts'
export { writtenJobsData } from '../postings/by-companies/written-jobs-data.ts'
export { joinJobsCommand, splitJobCommand } from '../postings/matching/join-jobs.command.ts'
export { jobListsSitemap } from './machines/job-lists-sitemap.ts'
export { jobsFiles } from './machines/jobs-files.ts'
export { jobsSitemap } from './machines/jobs-sitemap.ts'
export { closeExpiredJobs } from './merge/close-expired-jobs.task.ts'
export { jobsRoutes } from './routes.ts'
export { keepSearch } from './search/keep-search.task.ts'
export { searchNewName } from './search/on-company-renamed.ts'
export { refreshCompanyTask } from './search/refresh-company.task.ts'
