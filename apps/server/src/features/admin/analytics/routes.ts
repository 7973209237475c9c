import { analyticsEndpoints } from '@rise/contract/admin/analytics/endpoints'
import { implement } from '../../../platform/http/implement.ts'
import { downloadAnalytics } from './download-analytics.ts'
import { readAnalytics } from './read-analytics.ts'
import { downloadViewedJobs, readViewedJobs } from './viewed-jobs.ts'

export const analyticsRoutes = implement(analyticsEndpoints, {
  'GET /api/v1/admin/analytics': ({ ctx, query }) => readAnalytics(ctx, query),
  'GET /api/v1/admin/analytics-download': ({ ctx, member, query }) => downloadAnalytics(ctx, member, query),
  'GET /api/v1/admin/analytics/jobs': ({ ctx, query }) => readViewedJobs(ctx, query),
  'GET /api/v1/admin/analytics/jobs-download': ({ ctx, member, query }) => downloadViewedJobs(ctx, member, query),
})
