import type { Activity } from '../../platform/activity/activity.ts'
import type { Listener } from '../../platform/activity/listener.ts'
import { awardBadges } from './award-badges.ts'
import { rules } from './rules.ts'

/** Awards the badges that the actors of an activity have just earned. */
export const awardOnActivity: Listener = {
  name: 'badges.award',
  kinds: [...new Set(rules.flatMap(({ on }) => on))],
  async react(ctx, tx, activity) {
    const touched = rules.filter(({ on }) => on.includes(activity.kind))
    await awardBadges(ctx, tx, { actorIds: whomItTouches(activity), rules: touched })
  },
}

/** A page without a team loses its badges, because its former team earned them. */
export const forgetBadges: Listener<'company.unclaimed'> = {
  name: 'badges.forget',
  kinds: ['company.unclaimed'],
  async react(_ctx, tx, { actorId }) {
    if (actorId !== null) await tx.deleteFrom('badge').where('actor_id', '=', actorId).execute()
  },
}

/**
 * Returns the actors who may have earned a badge: of a follow also the followed member, of an answer the asker, and of a
 * participant's arrival both the participant and the author of the event.
 */
function whomItTouches(activity: Activity): string[] {
  const { actorId, kind, data } = activity
  if (kind === 'event.checked-in') return [data.participantId, data.ownerId]
  const other = kind === 'member.followed' ? data.followedId : kind === 'answer.written' ? data.authorId : null
  return [actorId, other].filter((id) => id !== null)
}
