import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { actorOfFormerSlug } from './former-slug.ts'

/** The data of the new actor, including the base of its address. */
export interface NewActor {
  readonly kind: 'professional' | 'company'
  /** The base of the address: lower-case and URL-safe; used unchanged if free, otherwise with -2, -3 ... */
  readonly slug: string
  /** Slugs that can't be used, because routes have the same address. */
  readonly reserved: ReadonlySet<string>
  /** Whether the actor is listed immediately; true by default. */
  readonly listed?: boolean
}

/**
 * Creates an actor on the free plan and returns its id. The database ensures that the slug is unique, even among
 * concurrent calls.
 */
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
    // Checked afterwards, so that an address that is just being given up counts as taken, too.
    if ((await actorOfFormerSlug(tx, kind, candidate)) === undefined) return actor.id
    await tx.deleteFrom('actor').where('id', '=', actor.id).execute()
  }
}
