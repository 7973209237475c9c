import type { Database, Tx } from '../../platform/database/database.ts'
import type { Party } from './party.ts'

/** Whether the other party follows the member. Then the member is no stranger. */
export async function isFollowedBy(db: Database | Tx, own: string, other: string): Promise<boolean> {
  const follow = db.selectFrom('follow').select('follower_id').where('follower_id', '=', other)
  return (await follow.where('followed_id', '=', own).executeTakeFirst()) !== undefined
}

/** Whether a first message between these two parties comes from a stranger. Support is never a stranger. */
export async function beginsWithRequest(db: Database | Tx, own: Party, other: Party): Promise<boolean> {
  return own !== null && other !== null && !(await isFollowedBy(db, own, other))
}
