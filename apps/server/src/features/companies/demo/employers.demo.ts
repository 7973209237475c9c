import type { Plan } from '@rise/contract/policy'
import type { Context } from '../../../platform/context.ts'
import { addDemoAccounts, addDemoMembership, type DemoAccount } from '../../session/demo/session.demo.ts'
import { changePlan } from '../../session/index.ts'
import { markProven } from '../claims/domain-proof.ts'
import { ownDomain } from '../own-domain.ts'

interface DemoEmployer extends DemoAccount {
  /** Slug of the demo company that it acts for. */
  readonly company: string
  readonly plan?: Plan
  /** Has shown that the domain of its page is its own. */
  readonly isProven?: boolean
}

export const demoEmployers: readonly DemoEmployer[] = [
  {
    email: 'erin@demo.example',
    as: 'employer, acts for Babelfin',
    firstName: 'Erin',
    lastName: 'Walsh',
    company: 'babelfin',
  },
  {
    email: 'priya@demo.example',
    as: 'employer on Pro, acts for Lumenfield',
    firstName: 'Priya',
    lastName: 'Raman',
    company: 'lumenfield',
    plan: 'Pro',
    isProven: true,
  },
]

/** Accounts that act for companies of the demo world, which are there already. Gives how many were added. */
export function loadDemo(ctx: Context): Promise<number> {
  return addDemoAccounts(ctx, demoEmployers, async (tx, loginId, { company, plan = 'free', isProven = false }) => {
    const { id, website } = await tx
      .selectFrom('actor')
      .innerJoin('company', 'company.actor_id', 'actor.id')
      .select(['actor.id', 'company.website'])
      .where('actor.slug', '=', company)
      .executeTakeFirstOrThrow()
    const domain = isProven ? ownDomain(website) : null
    if (domain !== null) await markProven(ctx, tx, { companyId: id, domain, by: 'mail', loginId })
    await addDemoMembership(ctx, tx, loginId, id)
    await changePlan(tx, id, plan)
  })
}
