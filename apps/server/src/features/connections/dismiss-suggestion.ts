import { connectionsErrors } from '@rise/contract/connections/errors'
import { mayFollow } from '@rise/contract/connections/policy'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { notBlocked } from './not-blocked.ts'

/** Beyond this number, the oldest dismissals are deleted, and those members may be suggested again. */
const MOST_DISMISSED = 1_000

/**
 * Dismisses the suggestion of a member. Repeating it changes nothing.
 *
 * @throws {Failure} `not-oneself`; `member-not-found` if the member is hidden from the acting member
 */
export async function dismissSuggestion(ctx: Context, member: Acting, userId: string): Promise<void> {
  const { actorId } = member
  if (userId === actorId) throw new Failure(connectionsErrors['not-oneself'])
  const otherActor = await ctx.db
    .selectFrom('actor')
    .select(['id', 'listed', sql<boolean>`not ${notBlocked(actorId, 'actor.id')}`.as('blocked')])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!otherActor || mayFollow(member, otherActor) !== 'allowed')
    throw new Failure(connectionsErrors['member-not-found'])
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

/** Reverts a dismissal; does nothing if there is none. */
export async function restoreSuggestion({ db }: Context, member: Acting, userId: string): Promise<void> {
  const ownDismissal = db.deleteFrom('dismissed_suggestion').where('actor_id', '=', member.actorId)
  await ownDismissal.where('dismissed_id', '=', userId).execute()
}
