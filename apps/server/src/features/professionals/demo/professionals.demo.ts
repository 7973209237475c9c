import type { Plan } from '@rise/contract/policy'
import type { Context } from '../../../platform/context.ts'
import { addDemoAccounts, addDemoActor, type DemoAccount } from '../../session/demo/session.demo.ts'
import { changePlan } from '../../session/index.ts'
import { refreshDirectory } from '../directory/refresh-directory.ts'
import { addPortrait } from './portraits.demo.ts'

interface DemoProfessional extends DemoAccount {
  readonly slug: string
  readonly plan?: Plan
}

export const demoProfessionals: readonly DemoProfessional[] = [
  {
    email: 'ada@demo.example',
    as: 'professional',
    firstName: 'Ada',
    lastName: 'Brook',
    slug: 'ada-brook',
    joinedDaysAgo: 402,
  },
  {
    email: 'carla@demo.example',
    as: 'professional on Creator',
    firstName: 'Carla',
    lastName: 'Mendes',
    slug: 'carla-mendes',
    plan: 'Creator',
    joinedDaysAgo: 421,
    seenHoursAgo: 3,
  },
  {
    email: 'paul@demo.example',
    as: 'professional on Pro',
    firstName: 'Paul',
    lastName: 'Iversen',
    slug: 'paul-iversen',
    plan: 'Pro',
    joinedDaysAgo: 236,
    seenHoursAgo: 9,
  },
  {
    email: 'nina@demo.example',
    as: 'professional, address not confirmed',
    firstName: 'Nina',
    lastName: 'Okoye',
    slug: 'nina-okoye',
    standing: 'pending',
  },
  {
    email: 'sam@demo.example',
    as: 'professional, suspended',
    firstName: 'Sam',
    lastName: 'Keller',
    slug: 'sam-keller',
    standing: 'suspended',
    joinedDaysAgo: 131,
    seenHoursAgo: 900,
  },
]

/** Adds the accounts of the demo world's professionals, one of each kind. Returns how many were added. */
export function loadDemo(ctx: Context): Promise<number> {
  return addDemoAccounts(ctx, demoProfessionals, async (tx, loginId, professional, then) => {
    const { firstName, lastName, slug, plan = 'free', standing } = professional
    const actor = { kind: 'professional' as const, slug, reserved: new Set<string>(), ...(standing && { standing }) }
    const actorId = await addDemoActor(then, tx, loginId, actor)
    await changePlan(tx, actorId, plan)
    await addPortrait(then, tx, { actorId, slug })
    const now = then.clock.now()
    const names = { first_name: firstName, last_name: lastName }
    await tx
      .insertInto('professional')
      .values({ actor_id: actorId, ...names, created_at: now, updated_at: now })
      .execute()
    await refreshDirectory(tx, ctx.clock, [actorId])
  })
}
