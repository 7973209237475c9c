import { connectionsErrors } from '@rise/contract/connections/errors'
import { MOST_POST_ALERTS } from '@rise/contract/connections/limits'
import { mayFollow } from '@rise/contract/connections/policy'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { readFollowState } from './read-counts.ts'

/**
 * Adds an alert: the acting member is notified of each new post by another member, followed or not. The author doesn't
 * learn of the alert. Idempotent.
 * @throws {Failure} `not-oneself`, `member-not-found`, `too-many-alerts`
 */
export async function addPostAlert(ctx: Context, member: Acting, userId: string): Promise<void> {
  const { actorId } = member
  if (userId === actorId) throw new Failure(connectionsErrors['not-oneself'])
  await ctx.db.transaction().execute(async (tx) => {
    // Serialised with concurrent blocks, and with other alerts of the member, which are counted below.
    await sql`select from actor where id in (${actorId}, ${userId}) order by id for no key update`.execute(tx)
    const { listed, blocked } = await readFollowState(tx, actorId, userId)
    if (mayFollow(member, { id: userId, listed, blocked }) !== 'allowed') {
      throw new Failure(connectionsErrors['member-not-found'])
    }
    const { others } = await tx
      .selectFrom('post_alert')
      .select(({ fn }) => fn.countAll<number>().as('others'))
      .where('member_id', '=', actorId)
      .where('author_id', '!=', userId)
      .executeTakeFirstOrThrow()
    if (others >= MOST_POST_ALERTS) throw new Failure(connectionsErrors['too-many-alerts'])
    await tx
      .insertInto('post_alert')
      .values({ member_id: actorId, author_id: userId, created_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

/** Ends the alert for a member's posts; does nothing without one. */
export async function removePostAlert({ db }: Context, member: Acting, userId: string): Promise<void> {
  const ownAlert = db.deleteFrom('post_alert').where('member_id', '=', member.actorId)
  await ownAlert.where('author_id', '=', userId).execute()
}

/** Returns the ids of the members with an alert for an author's posts, as a subquery. */
export function membersWithAlert(authorId: string): RawBuilder<{ member_id: string }> {
  return sql<{ member_id: string }>`select member_id from post_alert where author_id = ${authorId}`
}
