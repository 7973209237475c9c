import { openedBy, soldPlan } from '@rise/contract/plans/policy'
import type { PlanOffer } from '@rise/contract/plans/shapes'
import type { Plan } from '@rise/contract/policy'
import { t } from '@rise/texts'

type Role = keyof typeof soldPlan

const freePlans: Readonly<Record<Role, () => PlanOffer>> = {
  professional: () => ({
    name: 'free',
    summary: t('For finding work and being found.'),
    opens: [
      { line: t('All jobs and companies'), why: t('With pay wherever the posting says it.') },
      { line: t('Your story'), why: t('One page to send instead of a résumé, and a PDF where a form wants one.') },
      { line: t('Connections and convos'), why: t('Follow people and companies, and write to them.') },
      { line: t('Answers in Real talk'), why: t('Say how work really is, and read what others say.') },
      {
        line: t('SmartApply and the copilot'),
        why: t('Applications filled in from your answers. You check and send them.'),
      },
      { line: t('Weekly digest'), why: t('New jobs that fit you, by email.') },
    ],
  }),
  employer: () => ({
    name: 'free',
    summary: t('For every company.'),
    opens: [
      { line: t('Your page'), why: t('Show what it’s like to work with you.') },
      { line: t('Your jobs'), why: t('Write them here or import them from your own board.') },
      { line: t('Applications'), why: t('Review, discuss and answer them in one place.') },
      { line: t('Your team'), why: t('Colleagues work on the page, the jobs and the applications with you.') },
    ],
  }),
}

const soldPlans: Readonly<Record<Role, () => PlanOffer>> = {
  professional: () => ({
    name: soldPlan.professional,
    summary: t('For people who publish and host events.'),
    opens: openedBy('professional', soldPlan.professional),
  }),
  employer: () => ({
    name: soldPlan.employer,
    summary: t('For companies that reach out to people.'),
    opens: openedBy('employer', soldPlan.employer),
  }),
}

/**
 * Returns the plans that a member can have: the free one and the one sold for their role. A plan of the other role,
 * which only admins can grant, takes the place of the free one while they have it. None for admins.
 */
export function plansFor(role: string, current: Plan): PlanOffer[] {
  if (!isRole(role)) return []
  const [freeOffer, soldOffer] = [freePlans[role](), soldPlans[role]()]
  if (current === 'free' || current === soldOffer.name) return [freeOffer, soldOffer]
  const currentOffer = {
    ...freeOffer,
    name: current,
    summary: t('An admin gave you this plan. For you it includes what Free does.'),
  }
  return [currentOffer, soldOffer]
}

/** Whether members of a role can request this plan. */
export function isOffered(role: string, plan: Plan): boolean {
  return isRole(role) && soldPlan[role] === plan
}

function isRole(role: string): role is Role {
  return role in soldPlan
}
