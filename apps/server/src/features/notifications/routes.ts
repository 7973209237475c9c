import { notificationsEndpoints } from '@rise/contract/notifications/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { clearBell } from './clear-bell.ts'
import { listNotifications } from './list-notifications.ts'
import { pushKeys } from './push/push-keys.ts'
import { subscribe, unsubscribe } from './push/subscribe.ts'
import { changeSchedule, readSchedule } from './schedule/schedule.ts'
import { changeSettings, choosePreset, listSettings } from './settings.ts'
import { stopMails } from './stop-mails.ts'

export const notificationsRoutes = implement(notificationsEndpoints, {
  'GET /api/v1/notifications': ({ ctx, member, query }) => listNotifications(ctx, member, query),
  'DELETE /api/v1/{roles}/notifications': ({ ctx, member, params }) => clearBell(ctx, member, params.roles),
  'GET /api/v1/notification-settings': ({ ctx, member }) => listSettings(ctx, member),
  'PATCH /api/v1/notification-settings/{kind}': ({ ctx, member, params, body }) =>
    changeSettings(ctx, member, { kinds: [params.kind], ...body }),
  'PATCH /api/v1/notification-settings': ({ ctx, member, body }) => changeSettings(ctx, member, body),
  'PUT /api/v1/notification-settings/preset': ({ ctx, member, body }) => choosePreset(ctx, member, body.preset),
  'POST /api/v1/notification-settings/stop': ({ ctx, query }) => stopMails(ctx, query.token),
  'GET /api/v1/notification-schedule': ({ ctx, member }) => readSchedule(ctx, member),
  'PUT /api/v1/notification-schedule': ({ ctx, member, body }) => changeSchedule(ctx, member, body),
  'GET /api/v1/notifications/push-key': async ({ ctx }) => ({ publicKey: (await pushKeys(ctx)).publicKey }),
  'POST /api/v1/notifications/subscribe': ({ ctx, member, body }) => subscribe(ctx, member, body),
  'POST /api/v1/notifications/unsubscribe': ({ ctx, member, body }) => unsubscribe(ctx, member, body.endpoint),
})
