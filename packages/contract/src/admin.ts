import { z } from 'zod'
import { defineEndpoints, success } from './endpoint.ts'
import { defineErrors } from './errors.ts'
import { page, pageNumber } from './pagination.ts'
import { anyPlan, paidPlan, writtenText } from './plans.ts'

const state = z.enum(['well', 'trouble'])
const reason = writtenText.pipe(
  z.string().min(3, 'Say why: the member reads it.').max(1_000, 'Use at most 1,000 characters.'),
)
const membersShown = z.enum(['all', 'pending', 'suspended', 'plan-requests'])
export type MembersShown = z.output<typeof membersShown>

/** A member as admins see it. */
export const adminMember = z.object({
  /** The login's. */
  _id: z.string(),
  role: z.string(),
  name: z.string(),
  email: z.string(),
  slug: z.string(),
  plan: anyPlan,
  requestedPlan: paidPlan.nullable(),
  /** What the member wrote with the request. */
  requestMessage: z.string().nullable(),
  standing: z.enum(['active', 'pending', 'suspended']),
  suspensionReason: z.string().nullable(),
  appeal: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
})
export type AdminMember = z.output<typeof adminMember>

export const adminErrors = defineErrors({
  'members-page-not-found': { status: 404, message: 'There is no such page of members. Begin at the first.' },
  'member-not-found': { status: 404, message: 'This member does not exist any more.' },
  'not-yourself': { status: 409, message: 'Nobody suspends their own account or another admin’s here.' },
  'no-plan-for-admins': { status: 409, message: 'An admin has no plan.' },
})

const overview = z.object({
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
    /** The time of one round trip, and the size on disk. */
    database: z.object({ state, milliseconds: z.number(), bytes: z.int() }),
    /** Tasks that are due and wait, those given up within the last 24 hours, and how long the oldest one waits. */
    queue: z.object({ state, waiting: z.int(), failed: z.int(), oldestSeconds: z.int() }),
    /** Mails on their way, and those that the mail server refused within the last 24 hours. */
    mail: z.object({ state, delivery: z.enum(['smtp', 'outbox']), waiting: z.int(), failed: z.int() }),
  }),
  at: z.iso.datetime(),
})
export type AdminOverview = z.output<typeof overview>

export const adminEndpoints = defineEndpoints({
  'GET /api/v1/admin/overview': {
    summary: 'Live counts and the health of the parts',
    tag: 'admin',
    access: 'admin',
    permission: 'overview',
    reply: success(overview),
    errors: [],
  },
  'GET /api/v1/admin/members': {
    summary: 'Members, newest first',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    query: z.object({
      page: pageNumber.default(1),
      /** Part of a name or address. */
      q: writtenText.pipe(z.string().max(100, 'Search with at most 100 characters.')).optional(),
      show: membersShown.default('all'),
    }),
    reply: success(page(adminMember)),
    errors: [adminErrors['members-page-not-found']],
  },
  'POST /api/v1/admin/members/{id}/suspend': {
    summary: 'Suspends a member at once, with the reason that the member reads',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    params: z.object({ id: z.uuid() }),
    body: z.object({ reason: reason }),
    reply: success(adminMember),
    errors: [adminErrors['member-not-found'], adminErrors['not-yourself']],
  },
  'POST /api/v1/admin/members/{id}/restore': {
    summary: 'Ends a suspension',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    params: z.object({ id: z.uuid() }),
    reply: success(adminMember),
    errors: [adminErrors['member-not-found']],
  },
  'PUT /api/v1/admin/members/{id}/plan': {
    summary: 'Sets the plan that a member acts on',
    tag: 'admin',
    access: 'admin',
    permission: 'plans',
    params: z.object({ id: z.uuid() }),
    body: z.object({ plan: anyPlan }),
    reply: success(adminMember),
    errors: [adminErrors['member-not-found'], adminErrors['no-plan-for-admins']],
  },
  'POST /api/v1/admin/members/{id}/plan-request/decline': {
    summary: 'Declines the plan that a member asked for, and tells it by mail',
    tag: 'admin',
    access: 'admin',
    permission: 'plans',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      /** The plan that the admin saw: a request for another one, made meanwhile, stays. */
      plan: paidPlan,
      /** Words for the member. */
      message: writtenText.pipe(z.string().max(1_000, 'Use at most 1,000 characters.')).optional(),
    }),
    reply: success(adminMember),
    errors: [adminErrors['member-not-found'], adminErrors['no-plan-for-admins']],
  },
})
