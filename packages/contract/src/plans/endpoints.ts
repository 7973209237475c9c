import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, success } from '../endpoint.ts'
import { gateErrors, platformErrors } from '../errors.ts'
import { perHour } from '../limit.ts'
import { tooLong, writtenText } from '../texts.ts'
import { planErrors } from './errors.ts'
import { planTerms } from './kinds.ts'
import { anyPlan, paidPlan, plan, planNumbers, planRequest, planSale, subscription } from './shapes.ts'

export const plansEndpoints = defineEndpoints({
  'GET /api/v1/plans': {
    summary: 'The plans for the acting member (none for admins), the current and the requested one',
    tag: 'plans',
    access: 'auth',
    reply: success(
      z.object({
        plans: z.array(plan),
        current: anyPlan,
        requested: planRequest.nullable(),
        /** When the current plan ends, if an admin granted it for a limited time. */
        until: z.iso.datetime().nullable(),
        /** The member's paid subscription; null if there is none. */
        subscription: subscription.nullable(),
        /** The plan for sale; null where plans aren’t sold. */
        sale: planSale.nullable(),
      }),
    ),
    errors: [],
  },
  'POST /api/v1/plan-requests': {
    summary: 'Requests a plan from the admins; replaces an earlier request',
    tag: 'plans',
    access: 'auth',
    acting: true,
    confirmed: true,
    body: z.object({
      plan: paidPlan,
      message: writtenText.pipe(z.string().max(1_000, tooLong(1_000))).optional(),
    }),
    reply: success(planRequest),
    errors: [gateErrors.forbidden, planErrors['plan-not-offered'], planErrors['plan-is-current']],
  },
  'DELETE /api/v1/plan-requests': {
    summary: 'Withdraws the request for a plan',
    tag: 'plans',
    access: 'auth',
    reply: success(z.object({})),
    errors: [],
  },
  'POST /api/v1/plans/checkout': {
    summary: 'Begins the payment of the plan that is sold to the acting member, at the payment provider',
    tag: 'plans',
    access: 'auth',
    acting: true,
    confirmed: true,
    limits: [perHour('checkouts', 20, { by: 'actor' })],
    body: z.object({ term: z.enum(planTerms, { error: () => t('Choose monthly or yearly.') }) }),
    reply: success(z.object({ url: z.url() })),
    errors: [
      gateErrors.forbidden,
      planErrors['plan-is-owners'],
      planErrors['plan-is-current'],
      planErrors['plan-not-sold'],
      planErrors['payments-unavailable'],
    ],
  },
  'POST /api/v1/plans/portal': {
    summary: 'Opens the payment provider’s page with invoices, cards and the term of the acting member’s plan',
    tag: 'plans',
    access: 'auth',
    acting: true,
    limits: [perHour('checkouts', 20, { by: 'actor' })],
    reply: success(z.object({ url: z.url() })),
    errors: [planErrors['plan-is-owners'], planErrors['no-subscription'], planErrors['payments-unavailable']],
  },
  'PUT /api/v1/plans/cancellation': {
    summary: 'Cancels the paid plan at the end of its term',
    tag: 'plans',
    access: 'auth',
    acting: true,
    limits: [perHour('plan-changes', 30, { by: 'actor' })],
    reply: success(subscription),
    errors: [planErrors['plan-is-owners'], planErrors['no-subscription'], planErrors['payments-unavailable']],
  },
  'DELETE /api/v1/plans/cancellation': {
    summary: 'Keeps the paid plan that was cancelled and has not ended',
    tag: 'plans',
    access: 'auth',
    acting: true,
    limits: [perHour('plan-changes', 30, { by: 'actor' })],
    reply: success(subscription),
    errors: [planErrors['plan-is-owners'], planErrors['no-subscription'], planErrors['payments-unavailable']],
  },
  'PUT /api/v1/plans/subscription': {
    summary: 'Reads the state of the paid plan from the payment provider, after a checkout',
    tag: 'plans',
    access: 'auth',
    limits: [perHour('plan-changes', 30, { by: 'actor' })],
    reply: success(z.object({ subscription: subscription.nullable() })),
    errors: [planErrors['payments-unavailable']],
  },
  'GET /api/v1/admin/plans': {
    summary: 'Members by plan, what renewals bring, and what fails',
    tag: 'plans',
    access: 'admin',
    permission: 'plans',
    reply: success(planNumbers),
    errors: [],
  },
  'POST /api/v1/plans/stripe': {
    summary: 'Events of the payment provider, signed with the webhook’s secret',
    tag: 'plans',
    access: 'guest',
    signed: 'stripe-signature',
    body: z.object({ payload: z.string().max(1_000_000), signature: z.string().max(2_000) }),
    reply: success(z.object({})),
    errors: [platformErrors['not-found'], planErrors['event-refused']],
  },
})
