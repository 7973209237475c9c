import { directoryErrors } from '@rise/contract/directory'
import { gateErrors } from '@rise/contract/errors'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { notBlocked } from '../../connections/index.ts'

/** The oldest of so many are forgotten: they may be suggested again. */
const MOST_DISMISSED = 1_000

/**
 * Does not suggest a professional again. Done again it changes nothing.
 *
 * @throws {Failure} `person-not-found` for whom the member does not see; `forbidden` for whoever is tied to nobody
 */
export async function dismissSuggestion(ctx: Context, { actorId }: SignedIn, userId: string): Promise<void> {
  if (actorId === null) throw new Failure(gateErrors.forbidden)
  const seen = await ctx.db
    .selectFrom('actor')
    .select('id')
    .where('id', '=', userId)
    .where('id', '!=', actorId)
    .where('kind', '=', 'professional')
    .where('listed', '=', true)
    .where(notBlocked(actorId, 'actor.id'))
    .executeTakeFirst()
  if (!seen) throw new Failure(directoryErrors['person-not-found'])
  await ctx.db
    .insertInto('dismissed_suggestion')
    .values({ actor_id: actorId, dismissed_id: userId, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await ctx.db
    .deleteFrom('dismissed_suggestion')
    .where('actor_id', '=', actorId)
    .where('dismissed_id', 'in', (eb) =>
      eb
        .selectFrom('dismissed_suggestion as old')
        .select('old.dismissed_id')
        .where('old.actor_id', '=', actorId)
        .orderBy('old.created_at', 'desc')
        .orderBy('old.dismissed_id')
        .offset(MOST_DISMISSED),
    )
    .execute()
}

/** Takes that back; nothing happens when there is nothing to take back. */
export async function restoreSuggestion({ db }: Context, { actorId }: SignedIn, userId: string): Promise<void> {
  if (actorId === null) throw new Failure(gateErrors.forbidden)
  await db
    .deleteFrom('dismissed_suggestion')
    .where('actor_id', '=', actorId)
    .where('dismissed_id', '=', userId)
    .execute()
}
