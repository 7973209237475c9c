// Jobs: the listings, their lists and pages, and how they come in. Owns `job`, `posting`, `place`, `place_ancestor`,
// `job_place`, `job_source`, `job_board`, `job_board_read`, `written_job`, `job_board_detail`, and what search/ keeps of them.
import type {} from './search/search-tables.ts'
import type {} from './tables.ts'

export { boardsCommand } from './boards/boards.command.ts'
export { readBoardTask, readDueBoards } from './boards/read-boards.task.ts'
export { companyJobsRoutes } from './by-companies/routes.ts'
export { writtenJobsData } from './by-companies/written-jobs-data.ts'
export { closeExpiredJobs } from './close-expired-jobs.task.ts'
export { importJobs } from './import-jobs.command.ts'
export { joinJobsCommand, splitJobCommand } from './join-jobs.command.ts'
export { jobListsSitemap } from './machines/job-lists-sitemap.ts'
export { jobsFiles } from './machines/jobs-files.ts'
export { jobsSitemap } from './machines/jobs-sitemap.ts'
export { jobsRoutes } from './routes.ts'
export { keepSearch } from './search/keep-search.task.ts'
export { searchNewName } from './search/on-company-renamed.ts'
export { refreshCompanyTask } from './search/refresh-company.task.ts'
