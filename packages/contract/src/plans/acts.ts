import type { FeatureActs } from '../acts.ts'

export const plansActs = {
  ofAdmins: {
    plan: {
      name: 'Plans',
      permission: 'plans',
      acts: {
        set: 'set the plan of',
        declined: 'declined a plan request of',
      },
    },
  },
  ofMembers: {
    'plan.requested': 'Asked for a plan',
  },
} satisfies FeatureActs
