import { msg, t } from '@rise/texts'
import type { Activity } from '../../../platform/activity/activity.ts'
import { defineNotice, type Entry } from '../../../platform/manifest/notice.ts'
import { followedByThings } from '../followed-by.ts'

/** Someone follows the member. An unfollow retracts the notification. */
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
  text: ({ count }) => t('{count, plural, one {follows you} other {follow you}}', { count: Math.max(count, 1) }),
  action: msg('See your followers'),
  path: ({ role }) => followersOf(role),
  mail: {
    things: followedByThings,
    button({ about, aboutName, role }) {
      if (!about) return { action: t('See your followers'), path: followersOf(role) }
      const isPerson = about.role === 'professional'
      // A name of several words would make a long button.
      const isShort = aboutName !== undefined && !aboutName.includes(' ')
      const action = isShort
        ? t('{kind, select, professional {See {name}’s story} other {See {name}’s page}}', {
            kind: about.role,
            name: aboutName,
          })
        : isPerson
          ? t('See their story')
          : t('See their page')
      return { action, path: `/${isPerson ? 'professional' : 'company'}/${about.slug}` }
    },
  },
})

function followersOf(role: Entry<unknown>['role']): string {
  return `/${role === 'professional' ? 'professional' : 'company'}/community?list=followers`
}

function pairOf({ actorId, data }: Activity<'member.followed' | 'member.unfollowed'>) {
  return actorId === null ? undefined : { memberId: data.followedId, aboutId: actorId }
}
