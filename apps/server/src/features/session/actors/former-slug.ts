import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'

// Other features store addresses with `slugsOf`. An actor's present slug is a column of its row, because nearly every
// statement reads it there, and it is unique only within its kind. So this table has only former slugs.

type ActorKind = 'professional' | 'company'

/** Returns the actor that had this address before; undefined if there is none. */
export async function actorOfFormerSlug(db: Database | Tx, kind: ActorKind, slug: string): Promise<string | undefined> {
  const formerSlug = await db
    .selectFrom('former_slug')
    .select('actor_id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return formerSlug?.actor_id
}

/**
 * Changes an actor's address; the former one redirects to it. An actor can take back its own former addresses. Returns
 * false, changing nothing, when the address is or was another actor's. The caller excludes literal route segments.
 */
export async function changeSlug(
  ctx: Context,
  tx: Tx,
  { actorId, kind, slug }: { actorId: string; kind: ActorKind; slug: string },
): Promise<boolean> {
  const actor = await tx
    .selectFrom('actor')
    .select('slug')
    .where('id', '=', actorId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (actor.slug === slug) return true
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slug:${kind}:${slug}`}, 0))`.execute(tx)
  const owner = await actorOfFormerSlug(tx, kind, slug)
  if (owner !== undefined && owner !== actorId) return false
  // If two requests for the address are concurrent, the second waits for the first and then finds the address taken.
  const assignedActor = await tx
    .updateTable('actor')
    .set({ slug })
    .where('id', '=', actorId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('actor as other').select('id').where('other.kind', '=', kind).where('other.slug', '=', slug)),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  if (!assignedActor) return false
  await tx.deleteFrom('former_slug').where('kind', '=', kind).where('slug', '=', slug).execute()
  await tx
    .insertInto('former_slug')
    .values({ kind, slug: actor.slug, actor_id: actorId, created_at: ctx.clock.now() })
    .execute()
  return true
}
