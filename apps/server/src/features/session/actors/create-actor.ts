import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { actorOfFormerSlug } from './former-slug.ts'

/** Who the new actor is, and how its address should read. */
export interface NewActor {
  readonly kind: 'professional' | 'company'
  /** Lower-case and URL-safe; taken as it is when free, else with -2, -3 ... */
  readonly slug: string
  /** Slugs that cannot be reached, because a route of the same address is something else. */
  readonly reserved: ReadonlySet<string>
  /** Whether others find it at once; true unless told. */
  readonly listed?: boolean
}

/** Adds an actor on the free plan and gives its id. The unique slug is settled by the database, so it is safe beside others. */
export async function createActor(
  ctx: Context,
  tx: Tx,
  { kind, slug, reserved, listed = true }: NewActor,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (reserved.has(candidate)) continue
    const actor = await tx
      .insertInto('actor')
      .values({ id: ctx.newId(), kind, slug: candidate, plan: 'free', listed, created_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (actor === undefined) continue
    // Asked afterwards, so that an address that is given up at this very moment counts, too.
    if ((await actorOfFormerSlug(tx, kind, candidate)) === undefined) return actor.id
    await tx.deleteFrom('actor').where('id', '=', actor.id).execute()
  }
}
