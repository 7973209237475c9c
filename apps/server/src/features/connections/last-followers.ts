import type { Tx } from '../../platform/database/database.ts'

/** The maximum number of followers to notify, latest first; the other followers see the news on the page. */
const MOST_FOLLOWERS = 500

/** Returns the ids of an actor's latest followers, at most `MOST_FOLLOWERS`, latest first, for notifying them. */
export async function lastFollowers(tx: Tx, actorId: string): Promise<string[]> {
  const followers = await tx
    .selectFrom('follow')
    .select('follower_id')
    .where('followed_id', '=', actorId)
    .orderBy('created_at', 'desc')
    .orderBy('follower_id', 'desc')
    .limit(MOST_FOLLOWERS)
    .execute()
  return followers.map(({ follower_id }) => follower_id)
}
