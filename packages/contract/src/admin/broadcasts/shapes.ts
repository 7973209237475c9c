import { z } from 'zod'
import { anyPlan } from '../../plans/shapes.ts'
import { activePeriods } from '../kinds.ts'
import { broadcastStates } from './kinds.ts'

/** Filters of the list of members, as they are stored. */
const audience = z.object({
  /** The words of the search. Once the notification is sent, only `searched` remains of them. */
  q: z.string().optional(),
  /** Whether there were such words. */
  searched: z.literal(true).optional(),
  /** The number of members chosen in a list instead of by filters. */
  chosen: z.int().optional(),
  role: z.enum(['professional', 'employer']).optional(),
  plan: anyPlan.optional(),
  joinedFrom: z.string().optional(),
  joinedUntil: z.string().optional(),
  active: z.enum(activePeriods).optional(),
  tag: z.string().optional(),
})

/** A notification to an audience, as admins see it. */
export const broadcast = z.object({
  _id: z.string(),
  title: z.string(),
  text: z.string(),
  /** A path of this site; empty for none. */
  link: z.string(),
  alsoPush: z.boolean(),
  alsoMail: z.boolean(),
  audience,
  state: z.enum(broadcastStates),
  /** A hash of the notification's content. An edit sends the hash of the version that it is based on. */
  version: z.string(),
  /** The time when it was or will be sent. */
  sendAt: z.iso.datetime(),
  /** The number of members to whom it was sent; 0 until then. */
  recipients: z.int(),
  /** The number of recipients who have received it in the bell or in a browser so far. */
  delivered: z.int(),
  /** The number of members to whom it was emailed. */
  mailed: z.int(),
  /** The number of members whose email waits for the end of their quiet hours. */
  waiting: z.int(),
  /** The number of members without an email, because they had reached the weekly limit of news. */
  skipped: z.int(),
})
export type Broadcast = z.output<typeof broadcast>

/** The current members of an audience. */
export const audiencePreview = z.object({
  count: z.int(),
  /** The number of members in the audience who agreed to news by email. */
  mailable: z.int(),
  /** Names, newest members first. */
  first: z.array(z.string()),
})
