import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

/** Gives an actor another slug and gives the one before; undefined, and nothing changed, when another of its kind has it. */
export async function changeSlug(tx: Tx, actorId: string, slug: string): Promise<string | undefined> {
  const actor = await tx
    .selectFrom('actor')
    .select(['slug', 'kind'])
    .where('id', '=', actorId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // Of several who want the same one at once, the others wait for the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slug ${actor.kind} ${slug}`}, 0))`.execute(tx)
  const other = await tx
    .selectFrom('actor')
    .select('id')
    .where('kind', '=', actor.kind)
    .where('slug', '=', slug)
    .where('id', '!=', actorId)
    .executeTakeFirst()
  if (other) return undefined
  await tx.updateTable('actor').set({ slug }).where('id', '=', actorId).execute()
  return actor.slug
}
