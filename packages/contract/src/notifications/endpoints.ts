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
    summary: 'What the acting member was told, the newest first: all of it, or what is behind the bell',
    tag: 'notifications',
    access: 'auth',
    query: z.object({ only: z.literal('fresh').optional(), before: cursor.optional() }),
    reply: success(
      z.object({
        ...stretch(notification).shape,
        /** How many are behind the bell; counted to at most 100. */
        fresh: z.int(),
      }),
    ),
    errors: [],
  },
  'DELETE /api/v1/{roles}/notifications': {
    summary: 'Empties the bell, in all tabs; what was in it stays in the list',
    tag: 'notifications',
    access: 'auth',
    params: z.object({ roles: rolesInPath }),
    reply: success(emptyResult),
    errors: [sessionErrors['another-account']],
  },
  'GET /api/v1/notification-settings': {
    summary: 'What the acting member wants to be told, and how',
    tag: 'notifications',
    access: 'auth',
    reply: success(z.array(setting)),
    errors: [],
  },
  'PATCH /api/v1/notification-settings/{kind}': {
    summary: 'Changes that for a kind; what is left out stays',
    tag: 'notifications',
    access: 'auth',
    params: z.object({ kind: notificationName }),
    body: z.object({ app: z.boolean().optional(), mail: z.boolean().optional() }),
    reply: success(z.array(setting)),
    errors: [gateErrors.forbidden],
  },
  'POST /api/v1/notification-settings/stop': {
    summary: 'Ends mails of a kind with the signed token of a mail, in one click (RFC 8058)',
    tag: 'notifications',
    access: 'guest',
    acceptsForms: true,
    query: token,
    reply: success(z.object({ title: z.string() })),
    errors: [notificationsErrors['stop-link-not-valid']],
  },
})
