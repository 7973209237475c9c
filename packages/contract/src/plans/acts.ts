import { msg, t } from '@rise/texts'
import { type ActFacts, actNames, type FeatureActs } from '../acts.ts'

export const plansActs = {
  ofAdmins: {
    plan: {
      name: msg('Plans'),
      permission: 'plans',
      acts: {
        set: [msg('Set the plan of'), msg('{by} set the plan of {subject}')],
        declined: [msg('Declined a plan request of'), msg('{by} declined a plan request of {subject}')],
      },
      sentences: {
        set: (before, after) => {
          const [from, to] = [planName(before), planName(after)]
          const text =
            from === to
              ? t('{by} changed the end of {subject}’s {plan} plan', { ...actNames, plan: to })
              : t('{by} moved {subject} from {from} to {to}', { ...actNames, from, to })
          return { text, states: ['plan'] }
        },
      },
    },
  },
  ofMembers: {
    'plan.requested': msg('Asked for a plan'),
  },
} satisfies FeatureActs

function planName(facts: ActFacts): string {
  const plan = facts?.plan
  return typeof plan === 'string' && plan !== 'free' ? plan : t('Free')
}
