import { z } from 'zod'
import { anyPlan } from '../../plans/shapes.ts'
import { activePeriods } from '../kinds.ts'
import { broadcastStates } from './kinds.ts'

/** Filters of the list of members, as they are stored. */
const audience = z.object({
  /** Until it is sent; then, whether there was one. */
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
  /** When it was, or will be, sent. */
  sendAt: z.iso.datetime(),
  /** Members it was sent to; 0 until then. */
  recipients: z.int(),
  /** Those of them who have it behind the bell or in a browser by now. */
  delivered: z.int(),
  /** Those it was emailed to. */
  mailed: z.int(),
  /** Those whose email waits for the end of their quiet hours. */
  waiting: z.int(),
  /** Those whose email was left out, because they had enough news that week. */
  skipped: z.int(),
})
export type Broadcast = z.output<typeof broadcast>

/** The present members of an audience. */
export const audiencePreview = z.object({
  count: z.int(),
  /** Those of them who agreed to news by email. */
  mailable: z.int(),
  /** Names, newest members first. */
  first: z.array(z.string()),
})
