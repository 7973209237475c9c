import type { Deed } from '@rise/contract/connections/shapes'
import { PAGE_SIZE } from '@rise/contract/pagination'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { type DeedSlot, deedSource, idIn } from './deed-source.ts'
import { deedsFrom, type ListDeeds } from './list-deeds.ts'

const DAY_MS = 86_400_000
const RECENT_DAYS = 60

// The feed omits this source, because the feed shows members by their content.
const joinSource = deedSource({ activity: 'account.confirmed' })
const followSource = deedSource({
  activity: 'member.followed',
  perDay: false,
  // A follow after an unfollow counts only once.
  isStillSo: (viewerActorId) => sql<boolean>`${idIn('followedId')} <> ${viewerActorId} and exists (
    select from follow where follower_id = activity.actor_id and followed_id = ${idIn('followedId')}
      and follow.created_at <= activity.created_at)`,
})

/** Returns the query for recent activities: the deeds that features declare, new members, and follows. */
export function recentDeeds(slot: DeedSlot): ListDeeds {
  return deedsFrom({ joined: joinSource, followed: followSource, ...slot })
}

/** Returns the recent activities of the members that the acting member follows. Empty for an admin. */
export async function listRecentActivity(
  { db, clock }: Context,
  { actorId }: SignedIn,
  listDeeds: ListDeeds,
): Promise<Deed[]> {
  if (actorId === null) return []
  const now = clock.now()
  const since = new Date(now.getTime() - RECENT_DAYS * DAY_MS)
  return listDeeds(db, { actorId, since, until: now, most: PAGE_SIZE })
}
