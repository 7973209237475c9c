import type { Listener } from '../../../platform/activity/listener.ts'
import { announceChange, sidesOf } from '../announce.ts'
import { convoRows } from '../convo-rows.ts'

/** Makes the author's open devices reload and, after a delivery, the recipient's open devices as well. */
export const reloadReviewedMessage: Listener<'message.reviewed'> = {
  name: 'convos.show-reviewed',
  kinds: ['message.reviewed'],
  async react(ctx, tx, { data: { convoId, authorId } }) {
    const row = await convoRows(tx, authorId).where('own.convo_id', '=', convoId).executeTakeFirst()
    if (row) await announceChange(ctx, sidesOf(row, authorId))
  },
}
