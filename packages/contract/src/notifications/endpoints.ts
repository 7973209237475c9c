import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { gateErrors } from '../errors.ts'
import { cursor, stretch } from '../pagination.ts'
import { sessionErrors } from '../session/errors.ts'
import { rolesInPath } from '../session/shapes.ts'
import { notificationsErrors } from './errors.ts'
import { notification, notificationName, setting } from './shapes.ts'

const token = z.object({ token: z.string().max(300) })

export const notificationsEndpoints = defineEndpoints({
  'GET /api/v1/notifications': {
    summary: 'The acting member’s notifications, newest first: all of them, or the new ones behind the bell',
    tag: 'notifications',
    access: 'auth',
    query: z.object({ only: z.literal('fresh').optional(), before: cursor.optional() }),
    reply: success(
      z.object({
        ...stretch(notification).shape,
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
  'PATCH /api/v1/notification-settings/{kind}': {
    summary: 'Updates the channels of a kind of notification; omitted ones stay as they are',
    tag: 'notifications',
    access: 'auth',
    params: z.object({ kind: notificationName }),
    body: z.object({ app: z.boolean().optional(), mail: z.boolean().optional() }),
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
})
