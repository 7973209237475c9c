import type { Context } from '../../../platform/context.ts'
import { awardBadges } from '../award-badges.ts'
import { rules } from '../rules.ts'

/** Of the demo world, by their slugs. */
export interface DemoOwners {
  readonly professionals: readonly string[]
  readonly companies: readonly string[]
}

/**
 * The badges' part of the demo world: what its people and companies have earned by the rules, nothing else. Gives how many
 * were added.
 */
export function loadDemo(ctx: Context, { professionals, companies }: DemoOwners): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('actor')
      .select('id')
      .where(({ or, eb, and }) =>
        or([
          and([eb('kind', '=', 'professional'), eb('slug', 'in', professionals)]),
          and([eb('kind', '=', 'company'), eb('slug', 'in', companies)]),
        ]),
      )
      .execute()
    return awardBadges(ctx, tx, { actorIds: found.map(({ id }) => id), rules, firstLook: true })
  })
}
