import { connectionsErrors } from '@rise/contract/connections/errors'
import { mayBlock } from '@rise/contract/connections/policy'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting } from '../../platform/http/requester.ts'

/**
 * Blocks another member: hides each from the other and ends follows and alerts in both directions. Notifies no one.
 * Repeating it changes nothing.
 *
 * @throws {Failure} `not-oneself`, `member-not-found`
 */
export async function block(ctx: Context, member: Acting, userId: string): Promise<void> {
  const { actorId } = member
  await ctx.db.transaction().execute(async (tx) => {
    // Serialised with concurrent follows.
    await assertMayBlock(tx, member, userId)
    const row = { blocker_id: actorId, blocked_id: userId, login_id: member.loginId, created_at: ctx.clock.now() }
    const insertedBlock = await tx
      .insertInto('block')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('blocker_id')
      .executeTakeFirst()
    if (!insertedBlock) return
    await sql`
      delete from follow
      where (follower_id, followed_id) in ((${actorId}, ${userId}), (${userId}, ${actorId}))`.execute(tx)
    await sql`
      delete from post_alert
      where (member_id, author_id) in ((${actorId}, ${userId}), (${userId}, ${actorId}))`.execute(tx)
    const identity = { actorId, loginId: member.loginId }
    await ctx.activity.record(tx, { kind: 'member.blocked', ...identity, data: { blockedId: userId } })
  })
}

/** Lifts the acting member's own block. A block by the other member stays. */
export async function unblock({ db }: Context, member: Acting, userId: string): Promise<void> {
  const ownBlock = db.deleteFrom('block').where('blocker_id', '=', member.actorId)
  await ownBlock.where('blocked_id', '=', userId).execute()
}

/**
 * Mutes another member: the acting member gets no more notifications of that member's activities. Notifies no one.
 * Repeating it changes nothing.
 *
 * @throws {Failure} the errors of `block`
 */
export async function mute(ctx: Context, member: Acting, userId: string): Promise<void> {
  const { actorId } = member
  await ctx.db.transaction().execute(async (tx) => {
    await assertMayBlock(tx, member, userId)
    const row = { muter_id: actorId, muted_id: userId, login_id: member.loginId, created_at: ctx.clock.now() }
    await tx
      .insertInto('mute')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

/** Unmutes a member; does nothing if they are not muted. */
export async function unmute({ db }: Context, member: Acting, userId: string): Promise<void> {
  const ownMute = db.deleteFrom('mute').where('muter_id', '=', member.actorId)
  await ownMute.where('muted_id', '=', userId).execute()
}

async function assertMayBlock(tx: Tx, member: Acting, userId: string): Promise<void> {
  const { actorId } = member
  if (userId === actorId) throw new Failure(connectionsErrors['not-oneself'])
  const { rows } = await sql<{ id: string; listed: boolean }>`
    select id, listed from actor where id in (${actorId}, ${userId}) order by id for no key update`.execute(tx)
  const otherActor = rows.find(({ id }) => id === userId)
  if (mayBlock(member, { id: userId, listed: otherActor?.listed ?? false }) !== 'allowed') {
    throw new Failure(connectionsErrors['member-not-found'])
  }
}
