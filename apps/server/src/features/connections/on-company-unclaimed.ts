import type { Listener } from '../../platform/activity/activity.ts'

/**
 * Whom a page that nobody acts for any more followed, blocked, muted and dismissed was the choice of who is gone; its
 * followers stay.
 */
export const forgetTies: Listener<'company.unclaimed'> = {
  name: 'connections.forget-ties',
  kinds: ['company.unclaimed'],
  async react(_ctx, tx, { actorId }) {
    if (actorId === null) return
    await tx.deleteFrom('follow').where('follower_id', '=', actorId).execute()
    await tx.deleteFrom('block').where('blocker_id', '=', actorId).execute()
    await tx.deleteFrom('mute').where('muter_id', '=', actorId).execute()
    await tx.deleteFrom('dismissed_suggestion').where('actor_id', '=', actorId).execute()
  },
}
