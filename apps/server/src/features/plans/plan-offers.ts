import type { PlanOffer } from '@rise/contract/plans/shapes'
import type { Plan } from '@rise/contract/policy'

/**
 * What each plan opens today, by the role that can have it. Whoever builds something that a plan opens adds its line
 * here; what is not there yet has none, so that nobody is promised anything.
 */
const offers: Readonly<Record<'professional' | 'employer', readonly PlanOffer[]>> = {
  professional: [
    {
      name: 'free',
      summary: 'For everybody who looks for work.',
      opens: ['Every job, with pay where the posting says it', 'The pages of all companies'],
    },
    { name: 'Creator', summary: 'For professionals who publish.', opens: [] },
    { name: 'Pro', summary: 'For professionals who want more than the free plan.', opens: [] },
  ],
  employer: [
    {
      name: 'free',
      summary: 'For every company.',
      opens: ['A public page of your company', 'Every job, with pay where the posting says it'],
    },
    { name: 'Pro', summary: 'For companies that reach out to professionals.', opens: [] },
  ],
}

/** The plans that members of a role can choose from; none for an admin. */
export function plansFor(role: string): PlanOffer[] {
  return role === 'professional' || role === 'employer' ? [...offers[role]] : []
}

/** Whether members of a role can ask for this plan. */
export function isOffered(role: string, plan: Plan): boolean {
  return plansFor(role).some(({ name }) => name === plan)
}
