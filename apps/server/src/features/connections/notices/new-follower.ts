import type { Activity } from '../../../platform/activity/activity.ts'
import { defineNotice } from '../../../platform/manifest/notice.ts'

/** Someone follows the member. Unfollowing retracts it. */
export const newFollower = defineNotice({
  grouped: true,
  on: ['member.followed'],
  async recipients(tx, activity) {
    const pair = pairOf(activity)
    if (!pair) return []
    const followRow = await tx
      .selectFrom('follow')
      .select('follower_id')
      .where('follower_id', '=', pair.aboutId)
      .where('followed_id', '=', pair.memberId)
      .executeTakeFirst()
    return followRow ? [pair] : []
  },
  retractedOn: ['member.unfollowed'],
  retract: pairOf,
  text: ({ count }) => (count > 1 ? 'follow you' : 'follows you'),
  action: 'See your followers',
  path: ({ role }) => `/${role === 'professional' ? 'professional' : 'company'}/community?list=followers`,
})

function pairOf({ actorId, data }: Activity<'member.followed' | 'member.unfollowed'>) {
  return actorId === null ? undefined : { memberId: data.followedId, aboutId: actorId }
}
