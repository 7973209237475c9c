import { z } from 'zod'
import { memberCard } from '../connections/shapes.ts'
import type { LiveName, NotificationName } from './kinds.ts'
import { notificationKinds } from './kinds.ts'

const notificationNames = Object.keys(notificationKinds) as [NotificationName, ...NotificationName[]]
export const notificationName = z.enum(notificationNames)

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
  /** What was answered, or said to a headline; cut at 70 characters. */
  answer: z.string().optional(),
  /** What was said to an answer or a comment; cut at 70 characters. */
  reply: z.string().optional(),
  title: z.string().optional(),
  /** Of a hello: `helloPosts`. */
  postType: z.string().optional(),
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

export const setting = z.object({
  kind: notificationName,
  title: z.string(),
  hint: z.string(),
  app: z.boolean(),
  /** Null: never mailed. */
  mail: z.boolean().nullable(),
})
export type NotificationSetting = z.output<typeof setting>
