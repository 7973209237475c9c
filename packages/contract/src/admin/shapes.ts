import { z } from 'zod'
import { anyPlan, paidPlan } from '../plans/shapes.ts'
import { memberStandings, weekFigures } from './kinds.ts'

const state = z.enum(['well', 'trouble'])

/** A member as admins see it. */
export const adminMember = z.object({
  /** The login's id. */
  _id: z.string(),
  role: z.string(),
  /** The person's own name; empty if none was given. */
  name: z.string(),
  /** The company that the account acts for, if it does not act for a professional. */
  company: z.string().nullable(),
  email: z.string(),
  slug: z.string(),
  plan: anyPlan,
  requestedPlan: paidPlan.nullable(),
  /** When a plan that an admin gave ends; null without an end. */
  planUntil: z.iso.datetime().nullable(),
  /** The member's note with the request. */
  requestMessage: z.string().nullable(),
  standing: z.enum(memberStandings),
  suspensionReason: z.string().nullable(),
  appeal: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
})
export type AdminMember = z.output<typeof adminMember>

export const memberTags = z.array(z.string())

export const overview = z.object({
  /** Whether the counts of professionals, employers and companies are estimates, as in large installations. */
  estimated: z.boolean(),
  /**
   * Numbers of the last seven days and of the seven days before. They are counted up to 100,000, and at most a minute
   * old.
   */
  week: z.record(z.enum(weekFigures), z.object({ now: z.int(), before: z.int() })),
  /** Logins used within the last seven days, and within the seven days before; null if the latter were not counted. */
  active: z.object({ now: z.int(), before: z.int().nullable() }),
  /**
   * Monthly revenue from renewals by currency, in its smallest unit: now, and a week ago. Null for roles without access
   * to plans.
   */
  revenue: z.array(z.object({ currency: z.string(), now: z.int(), before: z.int() })).nullable(),
  /** The number of items in each queue that wait for a decision. */
  waiting: z.object({
    plans: z.int(),
    claims: z.int(),
    reports: z.int(),
    appeals: z.int(),
    rewards: z.int(),
    /** Layoffs that visitors submitted. */
    layoffs: z.int(),
    /** Questions that members suggested for Real talk. */
    questions: z.int(),
  }),
  counts: z.object({
    professionals: z.int(),
    employers: z.int(),
    pending: z.int(),
    suspended: z.int(),
    companies: z.int(),
    openJobs: z.int(),
    signedInDevices: z.int(),
    /** Members who joined within the last 24 hours. */
    newToday: z.int(),
  }),
  health: z.object({
    /** The database's round-trip time, and its size on disk. */
    database: z.object({ state, milliseconds: z.number(), bytes: z.int() }),
    /** Due tasks that are waiting, tasks given up within the last 24 hours, and the age of the oldest waiting one. */
    queue: z.object({ state, waiting: z.int(), failed: z.int(), oldestSeconds: z.int() }),
    /** The number of emails in the queue, and of emails that the mail server rejected within the last 24 hours. */
    mail: z.object({ state, delivery: z.enum(['smtp', 'outbox']), waiting: z.int(), failed: z.int() }),
    /** The free space and size of the file system with the server’s data. */
    disk: z.object({ state, freeBytes: z.int(), bytes: z.int() }),
    /** The number of boards that are read regularly, and of those that have failed several times in a row. */
    boards: z.object({ state, read: z.int(), failing: z.int() }),
  }),
  at: z.iso.datetime(),
})
export type AdminOverview = z.output<typeof overview>
