import { broadcastsEndpoints } from '@rise/contract/admin/broadcasts/endpoints'
import { implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { previewAudience } from './audience.ts'
import { addBroadcast, editBroadcast, listBroadcasts, stopBroadcast } from './broadcasts.ts'

export const broadcastsRoutes = implement(broadcastsEndpoints, {
  'GET /api/v1/admin/notifications': async ({ ctx }, { query }) => reply(await listBroadcasts(ctx, query)),
  'GET /api/v1/admin/notifications/audience': async ({ ctx }, { query }) => reply(await previewAudience(ctx, query)),
  'POST /api/v1/admin/notifications': async (call, { body }) =>
    reply(await addBroadcast(call.ctx, memberOf(call), body)),
  'PUT /api/v1/admin/notifications/{id}': async (call, { params, body }) =>
    reply(await editBroadcast(call.ctx, memberOf(call), { ...body, id: params.id })),
  'PUT /api/v1/admin/notifications/{id}/cancel': async (call, { params }) =>
    reply(await stopBroadcast(call.ctx, memberOf(call), params.id)),
})
