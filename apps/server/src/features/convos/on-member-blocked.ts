import type { Listener } from '../../platform/activity/listener.ts'
import { convoIdOf } from './party.ts'

/** Clears the unread counts and pins of a blocked conversation, because a block hides it from both sides. */
export const clearUnread: Listener<'member.blocked'> = {
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
