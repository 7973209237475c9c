import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { gateErrors } from '../errors.ts'
import { perHour } from '../limit.ts'
import { cursor, cursorPage } from '../pagination.ts'
import { sessionErrors } from '../session/errors.ts'
import { rolesInPath } from '../session/shapes.ts'
import { notificationsErrors } from './errors.ts'
import { pushSubscription, scheduleChoice } from './fields.ts'
import { presets } from './presets/kinds.ts'
import { notification, notificationName, notificationNames, schedule, setting } from './shapes.ts'

const channelChoices = { app: z.boolean().optional(), mail: z.boolean().optional(), push: z.boolean().optional() }
const token = z.object({ token: z.string().max(300) })

export const notificationsEndpoints = defineEndpoints({
  'GET /api/v1/notifications': {
    summary: 'The acting member’s notifications, newest first: all of them, or the new ones behind the bell',
    tag: 'notifications',
    access: 'auth',
    query: z.object({ only: z.literal('fresh').optional(), before: cursor.optional() }),
    reply: success(
      z.object({
        ...cursorPage(notification).shape,
        /** The number of new notifications in the bell, counted to at most 100. */
        fresh: z.int(),
      }),
    ),
    errors: [],
  },
  'DELETE /api/v1/{roles}/notifications': {
    summary: 'Clears the bell in all tabs; its notifications stay in the list',
    tag: 'notifications',
    access: 'auth',
    params: z.object({ roles: rolesInPath }),
    reply: success(emptyResult),
    errors: [sessionErrors['another-account']],
  },
  'GET /api/v1/notification-settings': {
    summary: 'The notification settings of the acting member',
    tag: 'notifications',
    access: 'auth',
    reply: success(z.array(setting)),
    errors: [],
  },
  'PATCH /api/v1/notification-settings': {
    summary: 'Updates the channels of several kinds of notifications together; omitted ones stay as they are',
    tag: 'notifications',
    access: 'auth',
    acting: true,
    body: z.object({
      kinds: z
        .array(notificationName)
        .min(1, { error: () => t('Choose at least one kind.') })
        .max(notificationNames.length),
      ...channelChoices,
    }),
    reply: success(z.array(setting)),
    errors: [gateErrors.forbidden],
  },
  'PUT /api/v1/notification-settings/preset': {
    summary: 'Sets the channels of all kinds of notifications as a preset has them',
    tag: 'notifications',
    access: 'auth',
    acting: true,
    body: z.object({ preset: z.enum(presets, { error: () => t('Choose a preset.') }) }),
    reply: success(z.array(setting)),
    errors: [gateErrors.forbidden],
  },
  'PATCH /api/v1/notification-settings/{kind}': {
    summary: 'Updates the channels of a kind of notification; omitted ones stay as they are',
    tag: 'notifications',
    access: 'auth',
    acting: true,
    params: z.object({ kind: notificationName }),
    body: z.object(channelChoices),
    reply: success(z.array(setting)),
    errors: [gateErrors.forbidden],
  },
  'POST /api/v1/notification-settings/stop': {
    summary: 'Unsubscribes from a kind of email with its signed token, in one click (RFC 8058)',
    tag: 'notifications',
    access: 'guest',
    acceptsForms: true,
    query: token,
    reply: success(z.object({ title: z.string() })),
    errors: [notificationsErrors['stop-link-not-valid']],
  },
  'GET /api/v1/notification-schedule': {
    summary: 'The quiet hours and the daily summary of the acting member',
    tag: 'notifications',
    access: 'auth',
    reply: success(schedule),
    errors: [],
  },
  'PUT /api/v1/notification-schedule': {
    summary: 'Sets the quiet hours and the daily summary of the acting member',
    tag: 'notifications',
    access: 'auth',
    acting: true,
    body: scheduleChoice,
    reply: success(schedule),
    errors: [gateErrors.forbidden],
  },
  'GET /api/v1/notifications/push-key': {
    summary: 'The public key that browsers subscribe with (VAPID, RFC 8292)',
    tag: 'notifications',
    access: 'auth',
    reply: success(z.object({ publicKey: z.string() })),
    errors: [],
  },
  'POST /api/v1/notifications/subscribe': {
    summary: 'Sends notifications to this browser while its session lasts; one of another member moves to this one',
    tag: 'notifications',
    access: 'auth',
    acting: true,
    limits: [perHour('push-subscriptions', 60, { by: 'actor' })],
    body: pushSubscription,
    reply: success(emptyResult),
    errors: [gateErrors.forbidden, sessionErrors['another-account'], notificationsErrors['push-service-refused']],
  },
  'POST /api/v1/notifications/unsubscribe': {
    summary: 'Stops sending notifications to this browser; idempotent',
    tag: 'notifications',
    access: 'auth',
    body: pushSubscription.pick({ endpoint: true }),
    reply: success(emptyResult),
    errors: [],
  },
})
