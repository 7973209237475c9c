import type { Listener } from '../../platform/activity/listener.ts'
import { convoIdOf } from './party.ts'

/** A block hides the conversation from both sides, so nothing of it stays unread. */
export const forgetUnread: Listener<'member.blocked'> = {
  name: 'convos.forget-unread',
  kinds: ['member.blocked'],
  async react(_ctx, tx, { actorId, data }) {
    if (actorId === null) return
    await tx
      .updateTable('convo_side')
      .set({ unread: 0, unread_since: null, marked_unread: false, pinned_at: null })
      .where('convo_id', '=', convoIdOf(actorId, data.blockedId))
      .execute()
  },
}
