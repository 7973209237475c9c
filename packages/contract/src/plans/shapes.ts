import { z } from 'zod'

export const anyPlan = z.enum(['free', 'Creator', 'Pro'])
export const paidPlan = z.enum(['Creator', 'Pro'])

export const plan = z.object({
  name: anyPlan,
  /** One sentence. */
  summary: z.string(),
  /** What it adds, one short line each. Only what already exists. */
  opens: z.array(z.string()),
})
export type PlanOffer = z.output<typeof plan>

export const planRequest = z.object({ plan: paidPlan, at: z.iso.datetime() })
export type PlanRequest = z.output<typeof planRequest>
