import { z } from 'zod'
import { anyPlan } from '../../plans/shapes.ts'
import { activePeriods } from '../kinds.ts'
import { broadcastStates } from './kinds.ts'

/** Filters of the list of members, as they are stored. */
const audience = z.object({
  /** The link until the notification is sent; afterwards only whether there was one. */
  q: z.string().optional(),
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
  /** A hash of its content; an edit names the one that it is based on. */
  version: z.string(),
  /** The time when it was or will be sent. */
  sendAt: z.iso.datetime(),
  /** Members it was sent to; 0 until then. */
  recipients: z.int(),
  /** The number of them who have received it in the bell or in a browser so far. */
  delivered: z.int(),
  /** The number of members it was emailed to. */
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
  /** The number of them who agreed to news by email. */
  mailable: z.int(),
  /** Names, newest members first. */
  first: z.array(z.string()),
})
