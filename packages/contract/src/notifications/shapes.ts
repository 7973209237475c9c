import { z } from 'zod'
import { memberCard } from '../connections/shapes.ts'
import type { LiveName, NotificationName } from './kinds.ts'
import { notificationKinds } from './kinds.ts'
import { noticeGroups } from './presets/kinds.ts'

export const notificationNames = Object.keys(notificationKinds) as [NotificationName, ...NotificationName[]]
export const notificationName = z.enum(notificationNames)

/** The notification of section 3 of the specification, with only the fields that its kind uses. */
export const notification = z.object({
  _id: z.string(),
  /** The kind, or the event's name when sent over the socket. */
  name: z.string(),
  at: z.iso.datetime(),
  /** Whether the entry is new in the bell, until the member opens it. */
  fresh: z.boolean(),
  /** The member that the notification is about. If there are several, the latest. */
  user: memberCard.optional(),
  /** Up to two further members, by first or company name. */
  others: z.array(z.string()).optional(),
  /** The number of members that the notification is about. */
  count: z.int().optional(),
  /** What happened, as it continues the names: "follows you". */
  text: z.string(),
  /** The path that the notification links to. */
  to: z.string(),
  /** The earned badge from the catalog. If there are several, the first. */
  badge: z.string().optional(),
  /** The title of the reaction. */
  reaction: z.string().optional(),
  /** The text of the question. */
  question: z.string().optional(),
  /** The answer, or the comment on a headline; cut at 70 characters. */
  answer: z.string().optional(),
  /** The reply to an answer or a comment; cut at 70 characters. */
  reply: z.string().optional(),
  title: z.string().optional(),
  /** `helloPosts` for a hello; `polls` for a poll and for a post with one. */
  postType: z.string().optional(),
  contentType: z.string().optional(),
  slug: z.string().optional(),
  /** Whether the thing that the notification is about is the recipient's own. */
  owner: z.boolean().optional(),
  /** For a mission: the reward for finishing it, its title and key, and the member's progress. */
  points: z.int().optional(),
  mission: z.string().optional(),
  missionKey: z.string().optional(),
  progress: z.int().optional(),
  progressToComplete: z.int().optional(),
  message: z.string().optional(),
  attachment: z.string().optional(),
  /** Only in live events: whether the recipient is in quiet hours, so that nothing pops up. */
  quiet: z.literal(true).optional(),
})
export type Notification = z.output<typeof notification>

/** The fields that a notice adds to the common ones. */
export type NotificationFields = Omit<
  Notification,
  '_id' | 'name' | 'at' | 'fresh' | 'user' | 'others' | 'count' | 'text' | 'to' | 'quiet'
>

/** The socket events that announce notifications, each with the schema of its data. */
export const notificationEvents = Object.fromEntries(
  Object.values(notificationKinds).map(({ live }) => [live, notification]),
) as Record<LiveName, typeof notification>

export const setting = z.object({
  kind: notificationName,
  group: z.enum(noticeGroups),
  title: z.string(),
  hint: z.string(),
  app: z.boolean(),
  /** Whether the notification is emailed; null if it is never emailed. */
  mail: z.boolean().nullable(),
  push: z.boolean(),
})
export type NotificationSetting = z.output<typeof setting>

/** A member's quiet hours and the time of their daily summary, in minutes after midnight in their time zone. */
export const schedule = z.object({
  /** An IANA name; null until the member chooses. */
  zone: z.string().nullable(),
  quiet: z.object({ from: z.int(), until: z.int() }).nullable(),
  summaryAt: z.int().nullable(),
})
export type Schedule = z.output<typeof schedule>
