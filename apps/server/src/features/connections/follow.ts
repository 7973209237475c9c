import { connectionsErrors } from '@rise/contract/connections'
import { actsAs, mayFollow } from '@rise/contract/connections.policy'
import { sessionErrors } from '@rise/contract/session'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { actingActor } from './acting-actor.ts'
import { type FollowCounts, readCounts } from './read-counts.ts'

/** Section 7: who acts stands in the address, and whom it is about. */
export interface FollowAddress {
  readonly roles: string
  readonly id: string
  readonly userId: string
}

type FollowReply = FollowCounts & { isFollowing: boolean }

/**
 * Follows another member, which its counts and those of the other tell at once. Done again, or fifty times at once, it is
 * one follow and one record.
 *
 * @throws {Failure} `another-account`, `not-oneself`, `member-not-found` (not listed, or one has blocked the other)
 */
export async function follow(ctx: Context, member: SignedIn, address: FollowAddress): Promise<FollowReply> {
  const actorId = actingAs(member, address)
  const { userId } = address
  await ctx.db.transaction().execute(async (tx) => {
    // What is hidden, erased or blocked meanwhile waits for this, or this for it.
    const { rows } = await sql<{ id: string; listed: boolean }>`
      select id, listed from actor where id in (${actorId}, ${userId}) order by id for share`.execute(tx)
    const listed = rows.find(({ id }) => id === userId)?.listed ?? false
    assertMayFollow(member, { id: userId, listed, blocked: false })
    const { rows: made } = await sql`
      insert into follow (follower_id, followed_id, login_id, created_at)
      select ${actorId}, ${userId}, ${member.loginId}, ${ctx.clock.now()}::timestamptz
      where not exists (
        select from block where (blocker_id, blocked_id) in ((${actorId}, ${userId}), (${userId}, ${actorId}))
      )
      on conflict do nothing
      returning 1`.execute(tx)
    if (made.length === 0) return assertNotBlocked(tx, member, userId)
    const who = { actorId, loginId: member.loginId }
    await ctx.activity.record(tx, { kind: 'member.followed', ...who, data: { followedId: userId } })
  })
  return { isFollowing: true, ...(await readCounts(ctx.db, actorId, userId)) }
}

/** Ends a follow; nothing happens when there is none. */
export async function unfollow(ctx: Context, member: SignedIn, address: FollowAddress): Promise<FollowReply> {
  const actorId = actingAs(member, address)
  const { userId } = address
  await endFollow(ctx, { followerId: actorId, followedId: userId, loginId: member.loginId })
  return { isFollowing: false, ...(await readCounts(ctx.db, actorId, userId)) }
}

/** Takes a follower away, who is not told; nothing happens when there is none. */
export function removeFollower(ctx: Context, member: SignedIn, followerId: string): Promise<void> {
  return endFollow(ctx, { followerId, followedId: actingActor(member), loginId: member.loginId })
}

async function endFollow(
  ctx: Context,
  { followerId, followedId, loginId }: { followerId: string; followedId: string; loginId: string },
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await sql`select from actor where id in (${followerId}, ${followedId}) order by id for share`.execute(tx)
    const ended = await tx
      .deleteFrom('follow')
      .where('follower_id', '=', followerId)
      .where('followed_id', '=', followedId)
      .returning('follower_id')
      .executeTakeFirst()
    if (!ended) return
    const data = { followedId }
    await ctx.activity.record(tx, { kind: 'member.unfollowed', actorId: followerId, loginId, data })
  })
}

function actingAs(member: SignedIn, address: FollowAddress): string {
  if (actsAs(member, address) !== 'allowed') throw new Failure(sessionErrors['another-account'])
  const actorId = actingActor(member)
  if (address.userId === actorId) throw new Failure(connectionsErrors['not-oneself'])
  return actorId
}

function assertMayFollow(member: SignedIn, other: Parameters<typeof mayFollow>[1]): void {
  if (mayFollow(member, other) !== 'allowed') throw new Failure(connectionsErrors['member-not-found'])
}

/** Nothing was written: it was there already, or one has blocked the other. */
async function assertNotBlocked(tx: Tx, member: SignedIn, userId: string): Promise<void> {
  const actorId = actingActor(member)
  const there = await tx
    .selectFrom('follow')
    .select('follower_id')
    .where('follower_id', '=', actorId)
    .where('followed_id', '=', userId)
    .executeTakeFirst()
  assertMayFollow(member, { id: userId, listed: true, blocked: there === undefined })
}
