// Jobs: the listings, their lists and pages, and how they come in. Owns `job`, `place`, `job_place`, `job_source`.
import type {} from './tables.ts'

export { importJobs } from './import-jobs.command.ts'
export { jobsRoutes } from './routes.ts'
