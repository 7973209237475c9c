import { liveActivityEndpoints } from '@rise/contract/admin/activity/endpoints'
import { implement, reply } from '../../../platform/http/implement.ts'
import { countNewer, listLiveActivity } from './live-activity.ts'

export const liveActivityRoutes = implement(liveActivityEndpoints, {
  'GET /api/v1/admin/activity': async ({ ctx }, { query }) => reply(await listLiveActivity(ctx, query)),
  'GET /api/v1/admin/activity/newer': async ({ ctx }, { query }) => reply(await countNewer(ctx, query)),
})
