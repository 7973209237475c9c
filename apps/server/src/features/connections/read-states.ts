import type { Connection } from '@rise/contract/connections/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { isFollowing } from './member-cards.ts'
import { notBlocked, notMuted } from './not-blocked.ts'
import { followersSeenBy } from './read-counts.ts'

/**
 * Returns how the acting member is connected with each of these members. Hidden members are omitted. Empty for an
 * admin.
 */
export async function readStates(
  { db }: Context,
  { actorId }: SignedIn,
  ids: readonly string[],
): Promise<Connection[]> {
  if (actorId === null) return []
  const rows = await db
    .selectFrom('actor')
    .where('actor.id', 'in', [...new Set(ids)])
    .where('actor.listed', '=', true)
    .where(notBlocked(actorId, 'actor.id'))
    .select('actor.id')
    .select(isFollowing(actorId).as('is_following'))
    .select(
      sql<boolean>`exists (
        select from follow back where back.follower_id = actor.id and back.followed_id = ${actorId})`.as('is_followed'),
    )
    .select(sql<boolean>`not ${notMuted(actorId, 'actor.id')}`.as('is_muted'))
    .select(
      sql<boolean>`exists (
        select from post_alert where post_alert.member_id = ${actorId} and post_alert.author_id = actor.id)`.as(
        'has_alert',
      ),
    )
    .select(followersSeenBy(actorId, 'actor.id').as('followers'))
    .execute()
  return rows.map(({ id, is_following, is_followed, is_muted, has_alert, followers }) => ({
    _id: id,
    isFollowing: is_following,
    isFollowedBy: is_followed,
    isMuted: is_muted,
    hasPostAlert: has_alert,
    followers,
  }))
}
