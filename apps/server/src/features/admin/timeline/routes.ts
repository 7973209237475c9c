import { timelineEndpoints } from '@rise/contract/admin/timeline/endpoints'
import { implement } from '../../../platform/http/implement.ts'
import { downloadTimeline, listTimeline } from './list-timeline.ts'

export const timelineRoutes = implement(timelineEndpoints, {
  'GET /api/v1/admin/timeline': ({ ctx, member, query }) => listTimeline(ctx, member, query),
  'GET /api/v1/admin/timeline-download': ({ ctx, member, query }) => downloadTimeline(ctx, member, query),
})
