import type { Plan } from '@rise/contract/policy'
import type { Context } from '../../../platform/context.ts'
import { addDemoAccounts, addDemoMembership, type DemoAccount } from '../../session/demo/session.demo.ts'
import { changePlan } from '../../session/index.ts'
import { markProven } from '../claims/domain-proof.ts'
import { ownDomain } from '../own-domain.ts'

interface DemoEmployer extends DemoAccount {
  /** The slug of the account's demo company. */
  readonly company: string
  readonly plan?: Plan
  /** The role in the team; owner by default. */
  readonly role?: 'editor' | 'recruiter'
  /** Whether the company's domain is proven. */
  readonly isProven?: boolean
}

export const demoEmployers: readonly DemoEmployer[] = [
  {
    email: 'erin@demo.example',
    as: 'employer, acts for Babelfin',
    firstName: 'Erin',
    lastName: 'Walsh',
    company: 'babelfin',
    joinedDaysAgo: 312,
    seenHoursAgo: 4,
  },
  {
    email: 'priya@demo.example',
    as: 'employer on Pro, acts for Lumenfield',
    firstName: 'Priya',
    lastName: 'Raman',
    company: 'lumenfield',
    plan: 'Pro',
    isProven: true,
    joinedDaysAgo: 418,
    seenHoursAgo: 2,
  },
  {
    email: 'mila@demo.example',
    as: 'employer, editor at Lumenfield',
    firstName: 'Mila',
    lastName: 'Aebischer',
    company: 'lumenfield',
    role: 'editor',
    joinedDaysAgo: 377,
    seenHoursAgo: 20,
  },
  {
    email: 'joel@demo.example',
    as: 'employer, recruiter at Lumenfield',
    firstName: 'Joel',
    lastName: 'Ferreira',
    company: 'lumenfield',
    role: 'recruiter',
    joinedDaysAgo: 203,
    seenHoursAgo: 44,
  },
  {
    email: 'dorothea@demo.example',
    as: 'employer, recruiter at Lumenfield',
    firstName: 'Dorothea',
    lastName: 'Kunz',
    company: 'lumenfield',
    role: 'recruiter',
    joinedDaysAgo: 64,
    seenHoursAgo: 8,
  },
  {
    email: 'freja@demo.example',
    as: 'employer on Creator, acts for Kornblomst',
    firstName: 'Freja',
    lastName: 'Holm',
    company: 'kornblomst',
    plan: 'Creator',
    joinedDaysAgo: 288,
    seenHoursAgo: 6,
  },
  {
    email: 'anton@demo.example',
    as: 'employer, editor at Kornblomst',
    firstName: 'Anton',
    lastName: 'Vestergaard',
    company: 'kornblomst',
    role: 'editor',
    joinedDaysAgo: 150,
    seenHoursAgo: 70,
  },
  {
    email: 'signe@demo.example',
    as: 'employer, recruiter at Kornblomst',
    firstName: 'Signe',
    lastName: 'Bach',
    company: 'kornblomst',
    role: 'recruiter',
    joinedDaysAgo: 33,
    seenHoursAgo: 30,
  },
]

/** Adds accounts for existing companies of the demo world. Returns how many were added. */
export function loadDemo(ctx: Context): Promise<number> {
  return addDemoAccounts(ctx, demoEmployers, async (tx, loginId, employer, then) => {
    const { company, plan, role, isProven = false } = employer
    const { id, website } = await tx
      .selectFrom('actor')
      .innerJoin('company', 'company.actor_id', 'actor.id')
      .select(['actor.id', 'company.website'])
      .where('actor.slug', '=', company)
      .executeTakeFirstOrThrow()
    const domain = isProven ? ownDomain(website) : null
    if (domain !== null) await markProven(then, tx, { companyId: id, domain, by: 'mail', loginId })
    await addDemoMembership(then, tx, loginId, id, role)
    if (plan !== undefined) await changePlan(tx, id, plan)
  })
}
