import { z } from 'zod'
import { defineEndpoints, success } from '../endpoint.ts'
import { planErrors } from '../plans/errors.ts'
import { anyPlan, giftEnd, paidPlan } from '../plans/shapes.ts'
import { tooLong, writtenText } from '../texts.ts'
import { adminErrors } from './errors.ts'
import { suspensionReason } from './members/fields.ts'
import { adminMember, overview } from './shapes.ts'

export const adminEndpoints = defineEndpoints({
  'GET /api/v1/admin/overview': {
    summary: 'Live counts and the health of the parts',
    tag: 'admin',
    access: 'admin',
    permission: 'overview',
    reply: success(overview),
    errors: [],
  },
  'POST /api/v1/admin/members/{id}/suspend': {
    summary: 'Suspends a member at once, with a reason that the member reads',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    freshSecondFactor: true,
    params: z.object({ id: z.uuid() }),
    body: z.object({ reason: suspensionReason }),
    reply: success(adminMember),
    errors: [adminErrors['member-not-found'], adminErrors['not-yourself'], adminErrors['changed-since']],
  },
  'POST /api/v1/admin/members/{id}/restore': {
    summary: 'Ends a suspension',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    params: z.object({ id: z.uuid() }),
    reply: success(adminMember),
    errors: [adminErrors['member-not-found'], adminErrors['changed-since']],
  },
  'PUT /api/v1/admin/members/{id}/plan': {
    summary: 'Sets a member’s plan, for good or until a day',
    tag: 'admin',
    access: 'admin',
    permission: 'plans',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      plan: anyPlan,
      until: giftEnd.optional(),
      /** The plan that the admin saw. If it has changed since, nothing happens. */
      seen: anyPlan.optional(),
    }),
    reply: success(adminMember),
    errors: [
      adminErrors['member-not-found'],
      adminErrors['no-plan-for-admins'],
      adminErrors['changed-since'],
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
      /** The requested plan that the admin saw. If the member has since requested another, that request stays. */
      plan: paidPlan,
      /** A message to the member. */
      message: writtenText.pipe(z.string().max(1_000, tooLong(1_000))).optional(),
    }),
    reply: success(adminMember),
    errors: [adminErrors['member-not-found'], adminErrors['no-plan-for-admins']],
  },
})
