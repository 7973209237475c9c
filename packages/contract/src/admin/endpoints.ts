import { z } from 'zod'
import { defineEndpoints, success } from '../endpoint.ts'
import { page, pageNumber } from '../pagination.ts'
import { planErrors } from '../plans/errors.ts'
import { anyPlan, giftEnd, paidPlan } from '../plans/shapes.ts'
import { writtenText } from '../texts.ts'
import { adminErrors } from './errors.ts'
import { adminMember, membersShown, overview } from './shapes.ts'

const reason = writtenText.pipe(
  z.string().min(3, 'Enter a reason. The member will read it.').max(1_000, 'Use at most 1,000 characters.'),
)

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
    summary: 'Suspends a member at once, with a reason that the member reads',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    freshSecondFactor: true,
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
    summary: 'Sets a member’s plan, for good or until a day',
    tag: 'admin',
    access: 'admin',
    permission: 'plans',
    params: z.object({ id: z.uuid() }),
    body: z.object({ plan: anyPlan, until: giftEnd.optional() }),
    reply: success(adminMember),
    errors: [
      adminErrors['member-not-found'],
      adminErrors['no-plan-for-admins'],
      planErrors['plan-is-paid'],
      planErrors['gift-too-short'],
    ],
  },
  'POST /api/v1/admin/members/{id}/plan-request/decline': {
    summary: 'Declines the plan that a member requested, and emails the member',
    tag: 'admin',
    access: 'admin',
    permission: 'plans',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      /** The plan that the admin saw. If the member has since requested another, that request stays. */
      plan: paidPlan,
      /** A message to the member. */
      message: writtenText.pipe(z.string().max(1_000, 'Use at most 1,000 characters.')).optional(),
    }),
    reply: success(adminMember),
    errors: [adminErrors['member-not-found'], adminErrors['no-plan-for-admins']],
  },
})
