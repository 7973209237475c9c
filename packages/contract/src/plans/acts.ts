import type { ActFacts, FeatureActs } from '../acts.ts'

export const plansActs = {
  ofAdmins: {
    plan: {
      name: 'Plans',
      permission: 'plans',
      acts: {
        set: 'set the plan of',
        declined: 'declined a plan request of',
      },
      sentences: {
        set: (before, after) => {
          const [from, to] = [planName(before), planName(after)]
          if (from === to) return { text: `{by} changed the end of {subject}’s ${to} plan`, states: ['plan'] }
          return { text: `{by} moved {subject} from ${from} to ${to}`, states: ['plan'] }
        },
      },
    },
  },
  ofMembers: {
    'plan.requested': 'Asked for a plan',
  },
} satisfies FeatureActs

function planName(facts: ActFacts): string {
  const plan = facts?.plan
  return typeof plan === 'string' && plan !== 'free' ? plan : 'Free'
}
