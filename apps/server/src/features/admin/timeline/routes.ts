import { timelineEndpoints } from '@rise/contract/admin/timeline/endpoints'
import { implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { downloadTimeline, listTimeline } from './list-timeline.ts'

export const timelineRoutes = implement(timelineEndpoints, {
  'GET /api/v1/admin/timeline': async (call, { query }) => reply(await listTimeline(call.ctx, memberOf(call), query)),
  'GET /api/v1/admin/timeline-download': async (call, { query }) =>
    reply(await downloadTimeline(call.ctx, memberOf(call), query)),
})
