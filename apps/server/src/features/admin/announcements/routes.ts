import { announcementsEndpoints } from '@rise/contract/admin/announcements/endpoints'
import { implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { addAnnouncement, listAnnouncements, stopAnnouncement } from './announcements.ts'
import { previewAudience } from './audience.ts'

export const announcementsRoutes = implement(announcementsEndpoints, {
  'GET /api/v1/admin/notifications': async ({ ctx }, { query }) => reply(await listAnnouncements(ctx, query)),
  'GET /api/v1/admin/notifications/audience': async ({ ctx }, { query }) => reply(await previewAudience(ctx, query)),
  'POST /api/v1/admin/notifications': async (call, { body }) =>
    reply(await addAnnouncement(call.ctx, memberOf(call), body)),
  'PUT /api/v1/admin/notifications/{id}/cancel': async (call, { params }) =>
    reply(await stopAnnouncement(call.ctx, memberOf(call), params.id)),
})
