import type { Tx } from '../../platform/database/database.ts'

/** Of somebody whom many follow, those who did so last; the others see it where it is shown. */
const MOST_FOLLOWERS = 500

/** The ids of those who follow an actor, the last first, for what each of them is told. */
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
