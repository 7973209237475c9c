import { jobsEndpoints } from '@rise/contract/jobs/endpoints'
import { jobSearchEndpoints } from '@rise/contract/jobs/search/endpoints'
import { implement, reply } from '../../platform/http/implement.ts'
import { countJobsByFacet } from './count-jobs-by-facet.ts'
import { findJob } from './find-job.ts'
import { listForSearcher } from './list-for-searcher.ts'
import { savedSearchRoutes } from './saved-searches/routes.ts'
import { jobSavingRoutes } from './saving/routes.ts'
import { countPerFilter } from './search/counts/count-per-filter.ts'
import { listFilterValues } from './search/counts/list-filter-values.ts'
import { readInsights } from './search/insights/read-insights.ts'
import { suggest } from './search/words/suggest.ts'

export const jobsRoutes = [
  ...jobSavingRoutes,
  ...savedSearchRoutes,
  ...implement(jobSearchEndpoints, {
    'GET /api/v1/jobs': async (call, { query }) => reply(await listForSearcher(call.ctx, query, call)),
    'GET /api/v1/job-counts': async ({ ctx, principal }, { query }) =>
      reply(await countPerFilter(ctx, query, principal)),
    'GET /api/v1/job-filter-values': async ({ ctx, principal }, { query }) =>
      reply(await listFilterValues(ctx, query, principal)),
    'GET /api/v1/job-suggestions': async ({ ctx, principal }, { query }) =>
      reply(await suggest(ctx, query.q, principal)),
    'GET /api/v1/job-insights': async ({ ctx, principal }, { query }) =>
      reply(await readInsights(ctx, query, principal)),
  }),
  ...implement(jobsEndpoints, {
    'GET /api/v1/jobs/{slug}': async ({ ctx, principal }, { params }) =>
      reply(await findJob(ctx, params.slug, principal)),
    'GET /api/v1/job-facets': async ({ ctx }, { query }) => reply(await countJobsByFacet(ctx, query.list)),
  }),
]
