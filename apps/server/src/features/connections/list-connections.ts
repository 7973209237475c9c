import type { connectionsEndpoints } from '@rise/contract/connections/endpoints'
import type { MemberCard } from '@rise/contract/connections/shapes'
import type { EndpointParsed } from '@rise/contract/endpoint'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { CURSOR_PAGE_ROWS, placeOf, toCursorPage } from '../../platform/database/keyset.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { memberCards, presentMemberCard } from './member-cards.ts'

type ListQuery = EndpointParsed<(typeof connectionsEndpoints)['GET /api/v1/connections']>['query']

/** Returns a query of the other members of a list, each with the time of the connection. */
function tiesOf(list: ListQuery['list'], actorId: string) {
  const followingQuery = sql`select followed_id as id, created_at as at from follow where follower_id = ${actorId}`
  return {
    followers: sql`select follower_id as id, created_at as at from follow where followed_id = ${actorId}`,
    following: followingQuery,
    mutual: sql`${followingQuery} and exists (
      select from follow back where back.follower_id = follow.followed_id and back.followed_id = ${actorId})`,
    blocked: sql`select blocked_id as id, created_at as at from block where blocker_id = ${actorId}`,
    muted: sql`select muted_id as id, created_at as at from mute where muter_id = ${actorId}`,
  }[list]
}

/** Returns a page of the acting member's connections, newest first; empty for an admin. */
export async function listConnections(
  { db }: Context,
  { actorId }: SignedIn,
  { list, role, before }: ListQuery,
): Promise<{ items: MemberCard[]; next: string | null }> {
  if (actorId === null) return { items: [], next: null }
  const place = placeOf(before)
  // Blocked members are hidden everywhere except in the list where the block can be lifted.
  let query = memberCards(db, list === 'blocked' ? null : actorId)
    .innerJoin(sql<{ id: string; at: Date }>`(${tiesOf(list, actorId)})`.as('tie'), 'tie.id', 'actor.id')
    .select('tie.at')
    .orderBy('tie.at', 'desc')
    .orderBy('tie.id', 'desc')
    .limit(CURSOR_PAGE_ROWS)
  if (place) query = query.where(sql<boolean>`(tie.at, tie.id) < (${place.at}::timestamptz, ${place.id}::uuid)`)
  if (role) query = query.where('actor.kind', '=', role === 'professional' ? 'professional' : 'company')
  const { items, next } = toCursorPage(await query.execute(), ({ id, at }) => ({ id, at }))
  return { items: items.map(presentMemberCard), next }
}
