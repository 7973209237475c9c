import type { Plan } from '@rise/contract/policy'

declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'plan.requested': { plan: Plan }
    /** By an admin; `actorId` in the data is the member who asked. */
    'plan.declined': { actorId: string; plan: Plan }
    /** By an admin, or by no login on the command line. */
    'plan.set': { actorId: string; plan: Plan; previous: Plan }
  }
}
