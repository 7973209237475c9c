import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Concealment } from '../../content/index.ts'
import { convoRows } from '../convo-rows.ts'
import { deliver, withhold } from './hold-first-message.ts'

/**
 * Delivers a first message as if sent now, withholds it for review, or refuses it. Does nothing if it was deleted or
 * answered, or is to be delivered and already is.
 */
export async function judgeFirstMessage(ctx: Context, tx: Tx, id: string, as: Concealment): Promise<void> {
  const [convoId = '', place = ''] = id.split(':')
  const seq = Number(place)
  await tx.selectFrom('convo').select('id').where('id', '=', convoId).forUpdate().execute()
  const author = await tx
    .selectFrom('message')
    .innerJoin('convo_side as own', (join) =>
      join.onRef('own.convo_id', '=', 'message.convo_id').onRef('own.side', '=', 'message.side'),
    )
    .select('own.actor_id')
    .where('message.convo_id', '=', convoId)
    .where('message.seq', '=', seq)
    .where('message.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!author?.actor_id) return
  const row = await convoRows(tx, author.actor_id).where('own.convo_id', '=', convoId).executeTakeFirst()
  if (!row || row.requested_at === null) return
  const { other_folder: folder } = row
  if (folder !== 'held' && folder !== 'refused' && folder !== 'request') return
  const revision = row.revision + 1
  if (as !== null) await withhold(tx, row, as === 'hidden' ? 'held' : 'refused')
  else if (folder === 'request') return
  else {
    const now = ctx.clock.now()
    await deliver(tx, row, now)
    const message = tx.updateTable('message').set({ created_at: now, revision }).where('convo_id', '=', convoId)
    await message.where('seq', '=', seq).execute()
    await tx.updateTable('convo_side').set({ last_at: now }).where('convo_id', '=', convoId).execute()
    await tx.updateTable('convo').set({ last_at: now }).where('id', '=', convoId).execute()
  }
  await tx.updateTable('convo').set({ revision }).where('id', '=', convoId).execute()
  await ctx.activity.record(tx, { kind: 'message.reviewed', data: { convoId, authorId: author.actor_id } })
}
