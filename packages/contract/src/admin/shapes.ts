import { z } from 'zod'
import { anyPlan, paidPlan } from '../plans/shapes.ts'

const state = z.enum(['well', 'trouble'])

export const membersShown = z.enum(['all', 'pending', 'suspended', 'plan-requests'])
export type MembersShown = z.output<typeof membersShown>

/** A member as admins see it. */
export const adminMember = z.object({
  /** The login's id. */
  _id: z.string(),
  role: z.string(),
  name: z.string(),
  email: z.string(),
  slug: z.string(),
  plan: anyPlan,
  requestedPlan: paidPlan.nullable(),
  /** The member's note with the request. */
  /** When a plan that an admin gave ends; null without an end. */
  planUntil: z.iso.datetime().nullable(),
  requestMessage: z.string().nullable(),
  standing: z.enum(['active', 'pending', 'suspended']),
  suspensionReason: z.string().nullable(),
  appeal: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
})
export type AdminMember = z.output<typeof adminMember>

export const overview = z.object({
  counts: z.object({
    professionals: z.int(),
    employers: z.int(),
    pending: z.int(),
    suspended: z.int(),
    companies: z.int(),
    openJobs: z.int(),
    signedInDevices: z.int(),
    /** Joined within the last 24 hours. */
    newToday: z.int(),
    planRequests: z.int(),
  }),
  health: z.object({
    /** Round-trip time, and size on disk. */
    database: z.object({ state, milliseconds: z.number(), bytes: z.int() }),
    /** Due tasks that are waiting, tasks given up within the last 24 hours, and the age of the oldest waiting one. */
    queue: z.object({ state, waiting: z.int(), failed: z.int(), oldestSeconds: z.int() }),
    /** Emails queued, and emails that the mail server rejected within the last 24 hours. */
    mail: z.object({ state, delivery: z.enum(['smtp', 'outbox']), waiting: z.int(), failed: z.int() }),
  }),
  at: z.iso.datetime(),
})
export type AdminOverview = z.output<typeof overview>
