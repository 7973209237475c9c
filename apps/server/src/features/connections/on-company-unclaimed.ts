import type { Listener } from '../../platform/activity/listener.ts'

/**
 * When a page loses its team, its follows, blocks, mutes, alerts and dismissals end, because they were the team's
 * choices; its followers stay.
 */
export const deleteTies: Listener<'company.unclaimed'> = {
  name: 'connections.forget-ties',
  kinds: ['company.unclaimed'],
  async react(_ctx, tx, { actorId }) {
    if (actorId === null) return
    await tx.deleteFrom('follow').where('follower_id', '=', actorId).execute()
    await tx.deleteFrom('block').where('blocker_id', '=', actorId).execute()
    await tx.deleteFrom('mute').where('muter_id', '=', actorId).execute()
    await tx.deleteFrom('post_alert').where('member_id', '=', actorId).execute()
    await tx.deleteFrom('dismissed_suggestion').where('actor_id', '=', actorId).execute()
  },
}
