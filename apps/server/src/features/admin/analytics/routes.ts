import { analyticsEndpoints } from '@rise/contract/admin/analytics/endpoints'
import { implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { downloadAnalytics } from './download-analytics.ts'
import { readAnalytics } from './read-analytics.ts'
import { downloadViewedJobs, readViewedJobs } from './viewed-jobs.ts'

export const analyticsRoutes = implement(analyticsEndpoints, {
  'GET /api/v1/admin/analytics': async ({ ctx }, { query }) => reply(await readAnalytics(ctx, query)),
  'GET /api/v1/admin/analytics-download': async (call, { query }) =>
    reply(await downloadAnalytics(call.ctx, memberOf(call), query)),
  'GET /api/v1/admin/analytics/jobs': async ({ ctx }, { query }) => reply(await readViewedJobs(ctx, query)),
  'GET /api/v1/admin/analytics/jobs-download': async (call, { query }) =>
    reply(await downloadViewedJobs(call.ctx, memberOf(call), query)),
})
