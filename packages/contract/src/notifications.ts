import { z } from 'zod'
import { memberCard } from './connections.ts'
import { defineEndpoints, success } from './endpoint.ts'
import { defineErrors, gateErrors } from './errors.ts'
import { type LiveName, type NotificationName, notificationKinds } from './notification-kinds.ts'
import { cursor, stretch } from './pagination.ts'
import { emptyResult, rolesInPath, sessionErrors } from './session.ts'

const notificationNames = Object.keys(notificationKinds) as [NotificationName, ...NotificationName[]]
const notificationName = z.enum(notificationNames)

/** Section 3's notification: only the fields that its kind has. */
export const notification = z.object({
  _id: z.string(),
  /** The kind, or the event where it comes over the socket. */
  name: z.string(),
  at: z.iso.datetime(),
  /** Behind the bell, until that is pressed. */
  fresh: z.boolean(),
  /** Whom it is about, of several the last. */
  user: memberCard.optional(),
  /** Two more, by first or company name. */
  others: z.array(z.string()).optional(),
  /** Of how many members it speaks. */
  count: z.int().optional(),
  /** What happened; goes on from the names: "follows you". */
  text: z.string(),
  /** The path that it leads to. */
  to: z.string(),
  /** Of the catalog: the one that was earned, of several the first. */
  badge: z.string().optional(),
  /** How somebody reacted, by its title. */
  reaction: z.string().optional(),
  /** What was asked. */
  question: z.string().optional(),
  title: z.string().optional(),
  contentType: z.string().optional(),
  slug: z.string().optional(),
  message: z.string().optional(),
  attachment: z.string().optional(),
})
export type Notification = z.output<typeof notification>

/** The events by which each kind is told at once. */
export const notificationEvents = Object.fromEntries(
  Object.values(notificationKinds).map(({ live }) => [live, notification]),
) as Record<LiveName, typeof notification>

const setting = z.object({
  kind: notificationName,
  title: z.string(),
  hint: z.string(),
  app: z.boolean(),
  /** Null: never mailed. */
  mail: z.boolean().nullable(),
})
export type NotificationSetting = z.output<typeof setting>

export const notificationsErrors = defineErrors({
  'stop-link-not-valid': {
    status: 400,
    message: 'This link is not complete. Open it from the mail again, or change it in the notification settings.',
  },
})

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
