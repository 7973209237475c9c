import { gateErrors } from '@rise/contract/errors'
import type { AffectedAudience } from '@rise/contract/layoffs/kinds'
import { AFFECTED_DAYS } from '@rise/contract/layoffs/limits'
import type { OwnAffected } from '@rise/contract/layoffs/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Acting, actingAs } from '../../../platform/http/requester.ts'
import { publicLayoff } from '../public-layoff.ts'

const DAY_MS = 86_400_000

/**
 * Returns who can see the member as affected by a layoff, until when, and when they got a new job; null if they haven't
 * declared themselves affected.
 *
 * @throws {Failure} `layoff-not-found`
 */
export async function ownChoice({ db }: Context, member: Acting, slug: string): Promise<OwnAffected | null> {
  const { id } = await publicLayoff(db, slug)
  return readOwn(db, id, member.actorId)
}

/**
 * Sets who can see the member as affected by a layoff. The choice ends after 180 days, counted from the last call.
 *
 * @throws {Failure} `layoff-not-found`
 */
export async function chooseAudience(
  ctx: Context,
  member: Acting,
  slug: string,
  audience: AffectedAudience,
): Promise<OwnAffected> {
  const { actorId } = member
  return ctx.db.transaction().execute(async (tx) => {
    const { id } = await publicLayoff(tx, slug)
    const now = ctx.clock.now()
    const ends_at = new Date(now.getTime() + AFFECTED_DAYS * DAY_MS)
    const { isNew } = await tx
      .insertInto('layoff_person')
      .values({ layoff_id: id, actor_id: actorId, audience, ends_at, landed_at: null, created_at: now })
      .onConflict((conflict) =>
        conflict.columns(['layoff_id', 'actor_id']).doUpdateSet({ audience, ends_at, reminded: false }),
      )
      .returning(sql<boolean>`xmax = 0`.as('isNew'))
      .executeTakeFirstOrThrow()
    const kind = isNew ? 'layoff.joined' : 'layoff.renewed'
    await ctx.activity.record(tx, { kind, ...actingAs(member), data: { layoffId: id } })
    return ownOrRefuse(tx, id, actorId)
  })
}

/**
 * Removes the member from a layoff and from its number of people with a new job; does nothing if they haven't joined.
 *
 * @throws {Failure} `layoff-not-found`
 */
export async function leaveLayoff(ctx: Context, member: Acting, slug: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { id } = await publicLayoff(tx, slug)
    const deletedEntry = await tx
      .deleteFrom('layoff_person')
      .where('layoff_id', '=', id)
      .where('actor_id', '=', member.actorId)
      .returning('landed_at')
      .executeTakeFirst()
    if (!deletedEntry) return
    if (deletedEntry.landed_at !== null) await countLanded(tx, id, -1)
    await ctx.activity.record(tx, { kind: 'layoff.left', ...actingAs(member), data: { layoffId: id } })
  })
}

/**
 * Sets whether the member has a new job. The layoff counts each member once, also with simultaneous calls.
 *
 * @throws {Failure} `layoff-not-found`; `forbidden` if the member hasn't joined the layoff
 */
export async function setLanded(ctx: Context, member: Acting, slug: string, landed: boolean): Promise<OwnAffected> {
  const { actorId } = member
  return ctx.db.transaction().execute(async (tx) => {
    const { id } = await publicLayoff(tx, slug)
    const now = ctx.clock.now()
    const changedEntry = await tx
      .updateTable('layoff_person')
      .set({ landed_at: landed ? now : null })
      .where('layoff_id', '=', id)
      .where('actor_id', '=', actorId)
      .where('landed_at', landed ? 'is' : 'is not', null)
      .returning('actor_id')
      .executeTakeFirst()
    if (changedEntry) await countLanded(tx, id, landed ? 1 : -1)
    if (changedEntry && landed) {
      await ctx.activity.record(tx, { kind: 'layoff.landed', ...actingAs(member), data: { layoffId: id } })
    }
    return ownOrRefuse(tx, id, actorId)
  })
}

async function countLanded(tx: Tx, layoffId: string, change: 1 | -1): Promise<void> {
  await tx
    .updateTable('layoff')
    .set({ landed: sql<number>`landed + ${change}` })
    .where('id', '=', layoffId)
    .execute()
}

/**
 * Returns the member's choice for a layoff.
 *
 * @throws {Failure} `forbidden` if the member has not joined the layoff
 */
async function ownOrRefuse(tx: Tx, layoffId: string, actorId: string): Promise<OwnAffected> {
  const ownChoice = await readOwn(tx, layoffId, actorId)
  if (ownChoice === null) throw new Failure(gateErrors.forbidden)
  return ownChoice
}

async function readOwn(db: Database | Tx, layoffId: string, actorId: string): Promise<OwnAffected | null> {
  const row = await db
    .selectFrom('layoff_person')
    .select(['audience', 'ends_at', 'landed_at'])
    .where('layoff_id', '=', layoffId)
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  if (!row) return null
  return {
    audience: row.audience,
    endsAt: row.ends_at.toISOString(),
    landedAt: row.landed_at?.toISOString() ?? null,
  }
}
