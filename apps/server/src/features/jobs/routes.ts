import { jobsEndpoints } from '@rise/contract/jobs'
import { implement, reply } from '../../platform/http/implement.ts'
import { countJobsByFacet } from './count-jobs-by-facet.ts'
import { findJob } from './find-job.ts'
import { listJobs } from './list-jobs.ts'

export const jobsRoutes = implement(jobsEndpoints, {
  'GET /api/v1/jobs': async ({ ctx }, { query }) => reply(await listJobs(ctx, query)),
  'GET /api/v1/jobs/{slug}': async ({ ctx }, { params }) => reply(await findJob(ctx, params.slug)),
  'GET /api/v1/job-facets': async ({ ctx }, { query }) => reply(await countJobsByFacet(ctx, query.list)),
})
