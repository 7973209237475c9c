import type { connectionsEndpoints } from '@rise/contract/connections'
import type { EndpointReply } from '@rise/contract/endpoint'
import { sql } from 'kysely'
import type { Database } from '../../platform/database.ts'

export type FollowCounts = EndpointReply<(typeof connectionsEndpoints)['GET /api/v1/connections/counts']>['result']

/**
 * How many an actor follows, of each role (section 3), and the followers of another one as the actor sees them: without
 * those of a block. Left out, the other one is the actor itself.
 */
export async function readCounts(db: Database, actorId: string, otherId: string = actorId): Promise<FollowCounts> {
  const { rows } = await sql<FollowCounts>`
    select
      coalesce(own.following_companies, 0) as "followingEmployersNum",
      coalesce(own.following_professionals, 0) as "followingProfessionalsNum",
      ${followersSeenBy(actorId, 'other.id')} as followers
    from (values (${actorId}::uuid, ${otherId}::uuid)) other (own_id, id)
    left join follow_count own on own.actor_id = other.own_id`.execute(db)
  const [counts] = rows
  return counts ?? { followers: 0, followingEmployersNum: 0, followingProfessionalsNum: 0 }
}

/** The followers of the actor of this column, without those whom the viewer blocked or was blocked by. */
export function followersSeenBy(viewerActorId: string, column: string) {
  const shown = sql.ref(column)
  return sql<number>`(
    coalesce((select followers from follow_count where follow_count.actor_id = ${shown}), 0)
    - (
      select count(*)::int from (
        select blocked_id as id from block where blocker_id = ${viewerActorId}
        union select blocker_id from block where blocked_id = ${viewerActorId}
      ) unseen
      join follow on follow.follower_id = unseen.id and follow.followed_id = ${shown}
      join actor hidden on hidden.id = unseen.id and hidden.listed
    ))`
}
