import type { Plan } from '@rise/contract/policy'
import type { Context } from '../../../platform/context.ts'
import { addDemoAccounts, addDemoMembership, type DemoAccount } from '../../session/demo/session.demo.ts'
import { changePlan } from '../../session/index.ts'

interface DemoEmployer extends DemoAccount {
  /** Slug of the demo company that it acts for. */
  readonly company: string
  readonly plan?: Plan
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
  },
]

/** Accounts that act for companies of the demo world, which are there already. Gives how many were added. */
export function loadDemo(ctx: Context): Promise<number> {
  return addDemoAccounts(ctx, demoEmployers, async (tx, loginId, { company, plan = 'free' }) => {
    const slugs = tx.selectFrom('actor').select('id').where('kind', '=', 'company')
    const { id } = await slugs.where('slug', '=', company).executeTakeFirstOrThrow()
    await addDemoMembership(ctx, tx, loginId, id)
    await changePlan(tx, id, plan)
  })
}
