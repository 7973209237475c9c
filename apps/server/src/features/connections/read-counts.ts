import type { connectionsEndpoints } from '@rise/contract/connections/endpoints'
import type { EndpointReply } from '@rise/contract/endpoint'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

export type FollowCounts = EndpointReply<(typeof connectionsEndpoints)['GET /api/v1/connections/counts']>['result']

const noCounts: FollowCounts = { followers: 0, followingEmployersNum: 0, followingProfessionalsNum: 0 }

/**
 * Returns how many members an actor follows, by role (section 3 of the specification), and how many followers another
 * member has, without those hidden from the actor by a block. The other member defaults to the actor.
 */
export async function readCounts(db: Database, actorId: string, otherId: string = actorId): Promise<FollowCounts> {
  const { rows } =
    await sql<FollowCounts>`select ${countColumns(actorId)} from ${visibleCounts(actorId, otherId)}`.execute(db)
  return rows[0] ?? noCounts
}

interface FollowState extends FollowCounts {
  /** Whether the other member is listed. */
  readonly listed: boolean
  /** Whether either has blocked the other. */
  readonly blocked: boolean
}

/** Returns the counts of `readCounts`, and the facts that decide whether the actor may follow the other member. */
export async function readFollowState(tx: Tx, actorId: string, otherId: string): Promise<FollowState> {
  const { rows } = await sql<FollowState>`
    select ${countColumns(actorId)}, coalesce((select listed from actor where id = other.id), false) as listed, exists (
        select from block
        where (blocker_id, blocked_id) in ((${actorId}, ${otherId}), (${otherId}, ${actorId}))
      ) as blocked
    from ${visibleCounts(actorId, otherId)}`.execute(tx)
  return rows[0] ?? { ...noCounts, listed: false, blocked: false }
}

function countColumns(actorId: string): RawBuilder<unknown> {
  return sql`
    coalesce(own.following_companies, 0) as "followingEmployersNum",
    coalesce(own.following_professionals, 0) as "followingProfessionalsNum",
    ${followersSeenBy(actorId, 'other.id')} as followers`
}

function visibleCounts(actorId: string, otherId: string): RawBuilder<unknown> {
  return sql`
    (values (${actorId}::uuid, ${otherId}::uuid)) other (own_id, id)
    left join follow_count own on own.actor_id = other.own_id`
}

/**
 * Returns an expression for the number of followers of the actor in this column, without those that a block hides from
 * the viewer.
 */
export function followersSeenBy(viewerActorId: string, column: string) {
  const actorColumn = sql.ref(column)
  return sql<number>`(
    coalesce((select followers from follow_count where follow_count.actor_id = ${actorColumn}), 0)
    - (
      select count(*)::int from (
        select blocked_id as id from block where blocker_id = ${viewerActorId}
        union select blocker_id from block where blocked_id = ${viewerActorId}
      ) unseen
      join follow on follow.follower_id = unseen.id and follow.followed_id = ${actorColumn}
      join actor hidden on hidden.id = unseen.id and hidden.listed
    ))`
}
