import { z } from 'zod'
import { defineEndpoints, success } from '../endpoint.ts'
import { defineErrors, gateErrors } from '../errors.ts'
import { writtenText } from '../texts.ts'
import { anyPlan, paidPlan, plan, planRequest } from './shapes.ts'

export const planErrors = defineErrors({
  'plan-not-offered': { status: 409, message: 'This plan isn’t for accounts like yours. Choose one of those shown.' },
  'plan-is-current': { status: 409, message: 'You’re already on this plan.' },
})

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
      }),
    ),
    errors: [],
  },
  'POST /api/v1/plan-requests': {
    summary: 'Requests a plan from the admins; replaces an earlier request',
    tag: 'plans',
    access: 'auth',
    confirmed: true,
    body: z.object({
      plan: paidPlan,
      message: writtenText.pipe(z.string().max(1_000, 'Use at most 1,000 characters.')).optional(),
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
})
