import type { Activity } from '../../../platform/activity/activity.ts'
import type { NotificationKind } from '../notification-kind.ts'

/** Someone follows the member. Unfollowing retracts it. */
export const newFollower: NotificationKind<'member.followed', 'member.unfollowed'> = {
  grouped: true,
  on: ['member.followed'],
  async tell(tx, activity) {
    const pair = pairOf(activity)
    if (!pair) return []
    const still = await tx
      .selectFrom('follow')
      .select('follower_id')
      .where('follower_id', '=', pair.aboutId)
      .where('followed_id', '=', pair.memberId)
      .executeTakeFirst()
    return still ? [pair] : []
  },
  takenBackOn: ['member.unfollowed'],
  takeBack: pairOf,
  say: ({ count }) => (count > 1 ? 'follow you' : 'follows you'),
  leadTo: ({ role }) => `/${role === 'professional' ? 'professional' : 'company'}/community?list=followers`,
}

function pairOf({ actorId, data }: Activity<'member.followed' | 'member.unfollowed'>) {
  return actorId === null ? undefined : { memberId: data.followedId, aboutId: actorId }
}
