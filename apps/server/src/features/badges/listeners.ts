import type { Activity, Listener } from '../../platform/activity/activity.ts'
import { awardBadges } from './award-badges.ts'
import { rules } from './rules.ts'

/** Gives what somebody has earned by what they, or others to them, have just done. */
export const awardOnActivity: Listener = {
  name: 'badges.award',
  kinds: [...new Set(rules.flatMap(({ on }) => on))],
  async react(ctx, tx, activity) {
    const touched = rules.filter(({ on }) => on.includes(activity.kind))
    await awardBadges(ctx, tx, { actorIds: whomItTouches(activity), rules: touched })
  },
}

/** The badges of a page that nobody acts for any more were those of who is gone. */
export const forgetBadges: Listener<'company.unclaimed'> = {
  name: 'badges.forget',
  kinds: ['company.unclaimed'],
  async react(_ctx, tx, { actorId }) {
    if (actorId !== null) await tx.deleteFrom('badge').where('actor_id', '=', actorId).execute()
  },
}

/** Returns who did it; of a follow, also who is followed, and of an answer, who asked. */
function whomItTouches(activity: Activity): string[] {
  const { actorId, kind, data } = activity
  const other = kind === 'member.followed' ? data.followedId : kind === 'answer.written' ? data.authorId : null
  return [actorId, other].filter((id) => id !== null)
}
