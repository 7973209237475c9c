import { connectionsErrors } from '@rise/contract/connections/errors'
import { actsAs, mayFollow } from '@rise/contract/connections/policy'
import { sessionErrors } from '@rise/contract/session/errors'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { type FollowCounts, readCounts, readFollowState } from './read-counts.ts'

/** Section 7 of the specification: the address names the acting member and the member to follow. */
export interface FollowAddress {
  readonly roles: string
  readonly id: string
  readonly userId: string
}

type FollowReply = FollowCounts & { isFollowing: boolean }

/**
 * Follows another member and updates both counts. Repeated or concurrent calls make one follow and one record.
 *
 * @throws {Failure} `another-account`, `not-oneself`, `member-not-found` (not listed, or a block)
 */
export async function follow(ctx: Context, member: Acting, address: FollowAddress): Promise<FollowReply> {
  const actorId = assertActingAs(member, address)
  const { userId } = address
  return ctx.db.transaction().execute(async (tx) => {
    const isNew = await insertFollow(ctx, tx, { followerId: actorId, followedId: userId, loginId: member.loginId })
    // A separate statement, because only a new statement sees the block that the previous one waited for.
    const { listed, blocked, ...counts } = await readFollowState(tx, actorId, userId)
    if (mayFollow(member, { id: userId, listed, blocked }) !== 'allowed') {
      throw new Failure(connectionsErrors['member-not-found'])
    }
    if (isNew) {
      const identity = { actorId, loginId: member.loginId }
      await ctx.activity.record(tx, { kind: 'member.followed', ...identity, data: { followedId: userId } })
    }
    return { isFollowing: true, ...counts }
  })
}

interface NewFollow {
  readonly followerId: string
  readonly followedId: string
  readonly loginId: string
}

/**
 * Inserts the follow of a listed actor unless it exists, and returns whether it is new. Serialised with concurrent
 * hiding, erasing and blocking.
 */
async function insertFollow(
  { clock }: Context,
  tx: Tx,
  { followerId, followedId, loginId }: NewFollow,
): Promise<boolean> {
  const { rows } = await sql`
    with named as materialized (
      select id, listed from actor where id in (${followerId}, ${followedId}) order by id for share
    )
    insert into follow (follower_id, followed_id, login_id, created_at)
    select ${followerId}, id, ${loginId}, ${clock.now()}::timestamptz from named where id = ${followedId} and listed
    on conflict do nothing
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Ends a follow; does nothing without one. */
export async function unfollow(ctx: Context, member: Acting, address: FollowAddress): Promise<FollowReply> {
  const actorId = assertActingAs(member, address)
  const { userId } = address
  await endFollow(ctx, { followerId: actorId, followedId: userId, loginId: member.loginId })
  return { isFollowing: false, ...(await readCounts(ctx.db, actorId, userId)) }
}

/** Removes a follower without notifying them; does nothing without one. */
export function removeFollower(ctx: Context, member: Acting, followerId: string): Promise<void> {
  return endFollow(ctx, { followerId, followedId: member.actorId, loginId: member.loginId })
}

async function endFollow(
  ctx: Context,
  { followerId, followedId, loginId }: { followerId: string; followedId: string; loginId: string },
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await sql`select from actor where id in (${followerId}, ${followedId}) order by id for share`.execute(tx)
    const endedFollow = await tx
      .deleteFrom('follow')
      .where('follower_id', '=', followerId)
      .where('followed_id', '=', followedId)
      .returning('follower_id')
      .executeTakeFirst()
    if (!endedFollow) return
    const data = { followedId }
    await ctx.activity.record(tx, { kind: 'member.unfollowed', actorId: followerId, loginId, data })
  })
}

function assertActingAs(member: Acting, address: FollowAddress): string {
  if (actsAs(member, address) !== 'allowed') throw new Failure(sessionErrors['another-account'])
  const { actorId } = member
  if (address.userId === actorId) throw new Failure(connectionsErrors['not-oneself'])
  return actorId
}
