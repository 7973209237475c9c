import { openedBy } from '@rise/contract/plans/policy'
import type { PlanOffer } from '@rise/contract/plans/shapes'
import type { Plan } from '@rise/contract/policy'

/** The plans by role. A paid plan's features are derived from the gates, so that it promises nothing else. */
const offers: Readonly<Record<'professional' | 'employer', readonly PlanOffer[]>> = {
  professional: [
    {
      name: 'free',
      summary: 'For finding work and being found.',
      opens: [
        'Every job, with pay where the posting says it',
        'Every company page',
        'Your story, connections and following',
        'Answers in Real talk',
        'A weekly email with new jobs',
      ],
    },
    { name: 'Creator', summary: 'For professionals who publish.', opens: openedBy('professional', 'Creator') },
    {
      name: 'Pro',
      summary: 'For companies. You already have all that it opens.',
      opens: openedBy('professional', 'Pro'),
    },
  ],
  employer: [
    {
      name: 'free',
      summary: 'For every company.',
      opens: ['A public page of your company', 'Your jobs, written here or imported', 'A team that works on them'],
    },
    { name: 'Pro', summary: 'For companies that reach out to professionals.', opens: openedBy('employer', 'Pro') },
  ],
}

/** Returns the plans that members of a role can choose from; none for admins. */
export function plansFor(role: string): PlanOffer[] {
  return role === 'professional' || role === 'employer' ? [...offers[role]] : []
}

/** Whether members of a role can request this plan. */
export function isOffered(role: string, plan: Plan): boolean {
  return plansFor(role).some(({ name }) => name === plan)
}
