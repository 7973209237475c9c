import { contentErrors } from '@rise/contract/content/errors'
import { SLOWED_MINUTES } from '@rise/contract/content/limits'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'

const MINUTE_MS = 60_000

/** Limits an actor to one publication or new conversation an hour for a time; the latest decision counts. */
export async function slowActor(tx: Tx, actorId: string, until: Date): Promise<void> {
  await tx
    .insertInto('slowed_actor')
    .values({ actor_id: actorId, until })
    .onConflict((conflict) => conflict.column('actor_id').doUpdateSet({ until }))
    .execute()
}

/** Ends the slow mode of an actor. */
export async function releaseSlowed(tx: Tx, actorId: string): Promise<void> {
  await tx.deleteFrom('slowed_actor').where('actor_id', '=', actorId).execute()
}

/**
 * Counts a publication of an actor whom a moderator has slowed down.
 *
 * @throws {Failure} `slowed` if the actor's last publication is less than an hour old
 */
export async function refuseSlowed({ clock }: Context, tx: Tx, actorId: string): Promise<void> {
  const now = clock.now()
  const slowedRow = await tx
    .selectFrom('slowed_actor')
    .select('published_at')
    .where('actor_id', '=', actorId)
    .where('until', '>', now)
    .forUpdate()
    .executeTakeFirst()
  if (!slowedRow) return
  const { published_at: last } = slowedRow
  if (last !== null && now.getTime() - last.getTime() < SLOWED_MINUTES * MINUTE_MS) {
    throw new Failure(contentErrors.slowed)
  }
  await tx.updateTable('slowed_actor').set({ published_at: now }).where('actor_id', '=', actorId).execute()
}
