// Plans: what each includes, requests for them, and the one verb that sets one. Owns `plan_request`; the plan itself
// belongs to the actor.
import type {} from './activities.ts'
import type {} from './emails.ts'
import type {} from './tables.ts'

export { declinePlan } from './decline-plan.ts'
export { setPlan } from './set-plan.ts'
