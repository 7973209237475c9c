import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ConvoRow } from '../convo-rows.ts'
import { releaseFile } from '../files/attach-file.ts'

interface HeldMessage {
  readonly row: ConvoRow
  readonly seq: number
  /** The reason that `screenRequest` returned. */
  readonly why: string
}

/** Withholds a first message from the other side until a moderator has reviewed it. */
export async function holdFirstMessage(ctx: Context, tx: Tx, { row, seq, why }: HeldMessage): Promise<void> {
  await withhold(tx, row, 'held')
  const { own_id: authorId, id } = row
  if (authorId === null) return
  const data = { messageId: `${id}:${seq}`, authorId, why }
  await ctx.activity.record(tx, { kind: 'message.held', data })
}

/** Withholds a conversation from the other side. */
export async function withhold(tx: Tx, { id, side }: ConvoRow, folder: 'held' | 'refused'): Promise<void> {
  const otherSide = tx.updateTable('convo_side').set({ folder, unread_since: null }).where('convo_id', '=', id)
  await otherSide.where('side', '<>', side).execute()
}

/** Delivers the conversation to the other side as a request; after a block, without unread messages. */
export async function deliver(tx: Tx, { id, side, blocked }: ConvoRow, now: Date): Promise<void> {
  const unread = sql<number>`(
    select count(*)::int from message
    where message.convo_id = ${id} and message.side = ${side} and message.deleted_at is null)`
  const isUnread = blocked ? sql<number>`0` : unread
  const otherSide = tx
    .updateTable('convo_side')
    .set({ folder: 'request', unread: isUnread, unread_since: blocked ? null : now })
    .where('convo_id', '=', id)
  await otherSide.where('side', '<>', side).execute()
}

/** Deletes a refused first message once the other side has written. */
export async function deleteRefused(tx: Tx, { id, side }: ConvoRow, revision: number, now: Date): Promise<void> {
  const deletion = { text: '', link: null, deleted_at: now, revision }
  const messages = tx.updateTable('message').set(deletion).where('convo_id', '=', id).where('side', '<>', side)
  const deletedMessages = await messages.where('deleted_at', 'is', null).returning('seq').execute()
  for (const { seq } of deletedMessages) await releaseFile(tx, { id, seq })
  const ownSide = tx.updateTable('convo_side').set({ unread: 0, unread_since: null }).where('convo_id', '=', id)
  await ownSide.where('side', '=', side).execute()
}
