import { z } from 'zod'
import { defineEndpoints, success } from './endpoint.ts'
import { defineErrors, gateErrors } from './errors.ts'

export const anyPlan = z.enum(['free', 'Creator', 'Pro'])
export const paidPlan = z.enum(['Creator', 'Pro'])

// The database keeps no such character.
const NUL = '\0'

/** What a person wrote, lines and all, without blanks around it. */
export const writtenText = z
  .string()
  .trim()
  .refine((text) => !text.includes(NUL), 'The text has characters that cannot be kept.')

const plan = z.object({
  name: anyPlan,
  /** One sentence. */
  summary: z.string(),
  /** What it opens, each a short line. Only what is there already. */
  opens: z.array(z.string()),
})
export type PlanOffer = z.output<typeof plan>

const planRequest = z.object({ plan: paidPlan, at: z.iso.datetime() })
export type PlanRequest = z.output<typeof planRequest>

export const planErrors = defineErrors({
  'plan-not-offered': { status: 409, message: 'This plan is not for accounts like yours. Choose one of those shown.' },
  'plan-is-current': { status: 409, message: 'You are on this plan already.' },
})

export const plansEndpoints = defineEndpoints({
  'GET /api/v1/plans': {
    summary: 'The plans for the acting member (none for an admin), the present one, and the one asked for',
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
    summary: 'Asks the admins for a plan; a later request replaces the earlier one',
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
    summary: 'Takes the request for a plan back',
    tag: 'plans',
    access: 'auth',
    reply: success(z.object({})),
    errors: [],
  },
})
