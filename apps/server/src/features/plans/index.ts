// Plans: what each opens, who asks for one, and the one verb that sets it. Owns `plan_request`; the plan itself stands
// with the actor.
import type {} from './activities.ts'
import type {} from './emails.ts'
import type {} from './tables.ts'

export { declinePlan } from './decline-plan.ts'
export { setPlan } from './set-plan.ts'
