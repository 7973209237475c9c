import { jobsEndpoints } from '@rise/contract/jobs/endpoints'
import { jobSearchEndpoints } from '@rise/contract/jobs/search/endpoints'
import { implement } from '../../platform/http/implement.ts'
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
    'GET /api/v1/jobs': ({ ctx, client, principal, query }) => listForSearcher(ctx, query, { principal, client }),
    'GET /api/v1/job-counts': ({ ctx, principal, query }) => countPerFilter(ctx, query, principal),
    'GET /api/v1/job-filter-values': ({ ctx, principal, query }) => listFilterValues(ctx, query, principal),
    'GET /api/v1/job-suggestions': ({ ctx, principal, query }) => suggest(ctx, query.q, principal),
    'GET /api/v1/job-insights': ({ ctx, principal, query }) => readInsights(ctx, query, principal),
  }),
  ...implement(jobsEndpoints, {
    'GET /api/v1/jobs/{slug}': ({ ctx, principal, params }) => findJob(ctx, params.slug, principal),
    'GET /api/v1/job-facets': ({ ctx, query }) => countJobsByFacet(ctx, query.list),
  }),
]
