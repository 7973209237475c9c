import { broadcastsEndpoints } from '@rise/contract/admin/broadcasts/endpoints'
import { implement } from '../../../platform/http/implement.ts'
import { previewAudience } from './audience.ts'
import { addBroadcast, editBroadcast, listBroadcasts, stopBroadcast } from './broadcasts.ts'

export const broadcastsRoutes = implement(broadcastsEndpoints, {
  'GET /api/v1/admin/notifications': ({ ctx, query }) => listBroadcasts(ctx, query),
  'GET /api/v1/admin/notifications/audience': ({ ctx, query }) => previewAudience(ctx, query),
  'POST /api/v1/admin/notifications': ({ ctx, member, body }) => addBroadcast(ctx, member, body),
  'PUT /api/v1/admin/notifications/{id}': ({ ctx, member, params, body }) =>
    editBroadcast(ctx, member, { ...body, id: params.id }),
  'PUT /api/v1/admin/notifications/{id}/cancel': ({ ctx, member, params }) => stopBroadcast(ctx, member, params.id),
})
