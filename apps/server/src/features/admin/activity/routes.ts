import { liveActivityEndpoints } from '@rise/contract/admin/activity/endpoints'
import { implement } from '../../../platform/http/implement.ts'
import { countNewer, listLiveActivity } from './live-activity.ts'

export const liveActivityRoutes = implement(liveActivityEndpoints, {
  'GET /api/v1/admin/activity': ({ ctx, query }) => listLiveActivity(ctx, query),
  'GET /api/v1/admin/activity/newer': ({ ctx, query }) => countNewer(ctx, query),
})
