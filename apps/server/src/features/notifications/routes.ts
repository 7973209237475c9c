import { notificationsEndpoints } from '@rise/contract/notifications/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { clearBell } from './clear-bell.ts'
import { listNotifications } from './list-notifications.ts'
import { pushKeys } from './push/push-keys.ts'
import { subscribe, unsubscribe } from './push/subscribe.ts'
import { changeSchedule, readSchedule } from './schedule/schedule.ts'
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
  'GET /api/v1/notification-schedule': async (call) => reply(await readSchedule(call.ctx, memberOf(call))),
  'PUT /api/v1/notification-schedule': async (call, { body }) =>
    reply(await changeSchedule(call.ctx, memberOf(call), body)),
  'GET /api/v1/notifications/push-key': async ({ ctx }) => reply({ publicKey: (await pushKeys(ctx)).publicKey }),
  'POST /api/v1/notifications/subscribe': async (call, { body }) => {
    await subscribe(call.ctx, memberOf(call), body)
    return reply({})
  },
  'POST /api/v1/notifications/unsubscribe': async (call, { body }) => {
    await unsubscribe(call.ctx, memberOf(call), body.endpoint)
    return reply({})
  },
})
