import type { Context } from '../../../platform/context.ts'
import { awardBadges } from '../award-badges.ts'
import { rules } from '../rules.ts'

/**
 * The badges' part of the demo world: what its people and companies have earned by the rules, nothing else. Gives how many
 * were added.
 */
export function loadDemo(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('membership')
      .innerJoin('login', 'login.id', 'membership.login_id')
      .select('membership.actor_id')
      .distinct()
      .where('login.email', 'like', '%@demo.example')
      .execute()
    return awardBadges(ctx, tx, { actorIds: found.map(({ actor_id }) => actor_id), rules, firstLook: true })
  })
}
