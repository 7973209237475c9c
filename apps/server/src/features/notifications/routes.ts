import { notificationsEndpoints } from '@rise/contract/notifications/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { clearBell } from './clear-bell.ts'
import { listNotifications } from './list-notifications.ts'
import { changeSetting, listSettings } from './settings.ts'
import { stopMails } from './stop-mails.ts'

export const notificationsRoutes = implement(notificationsEndpoints, {
  'GET /api/v1/notifications': async (call, { query }) =>
    reply(await listNotifications(call.ctx, memberOf(call), query)),
  'DELETE /api/v1/{roles}/notifications': async (call, { params }) => {
    await clearBell(call.ctx, memberOf(call), params.roles)
    return reply({})
  },
  'GET /api/v1/notification-settings': async (call) => reply(await listSettings(call.ctx, memberOf(call))),
  'PATCH /api/v1/notification-settings/{kind}': async (call, { params, body }) =>
    reply(await changeSetting(call.ctx, memberOf(call), params.kind, body)),
  'POST /api/v1/notification-settings/stop': async ({ ctx }, { query }) => reply(await stopMails(ctx, query.token)),
})
