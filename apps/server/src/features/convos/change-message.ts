import { convosErrors } from '@rise/contract/convos/errors'
import { EDIT_MINUTES } from '@rise/contract/convos/limits'
import type { Message } from '@rise/contract/convos/shapes'
import type { ReactionTitle } from '@rise/contract/discussion/kinds'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { announceChange, announceRead, sidesOf } from './announce.ts'
import type { ConvoRow } from './convo-rows.ts'
import { releaseFile } from './files/attach-file.ts'
import { lockOwnConvo } from './find-convo.ts'
import { screenRequest } from './first-messages/screen-request.ts'
import { type MessageRow, messageRows, presentMessages, viewpointOf } from './message-rows.ts'
import { partyOf } from './party.ts'
import { requestPreview } from './preview-message-link.task.ts'
import { refuseIfClosed } from './send-message.ts'

/** A message by its conversation and position. */
interface MessagePosition {
  readonly id: string
  readonly seq: number
}

/**
 * Edits a message of the member's side.
 *
 * @throws {Failure} `convo-not-found`, `message-not-found`, `message-too-old`, the policy's reason that writing is
 *   closed, and the errors of `screenRequest`
 */
export function editMessage(ctx: Context, member: SignedIn, place: MessagePosition, text: string): Promise<Message> {
  return change(ctx, member, place, async (tx, { convo, message, revision }) => {
    refuseIfClosed(member, convo)
    assertOwn(convo, message)
    const now = ctx.clock.now()
    if (now.getTime() - message.created_at.getTime() > EDIT_MINUTES * 60_000) {
      throw new Failure(convosErrors['message-too-old'])
    }
    if (message.text === text) return false
    await screenRequest(ctx, tx, { party: partyOf(member), row: convo, text })
    await rowAt(tx, place).set({ text, edited_at: now, revision, link: null }).execute()
    await requestPreview(ctx, tx, { convo, seq: place.seq, text })
    return true
  })
}

/**
 * Deletes a message of the member's side for both sides. The message keeps its place, without text, file or reactions.
 *
 * @throws {Failure} `convo-not-found`, `message-not-found`
 */
export function deleteMessage(ctx: Context, member: SignedIn, place: MessagePosition): Promise<Message> {
  return change(ctx, member, place, async (tx, { convo, message, revision }) => {
    if (message.side === convo.side && message.deleted_at !== null) return false
    assertOwn(convo, message)
    await rowAt(tx, place).set({ text: '', link: null, deleted_at: ctx.clock.now(), revision }).execute()
    await releaseFile(tx, place)
    const reactions = tx.deleteFrom('message_reaction').where('convo_id', '=', place.id)
    await reactions.where('seq', '=', place.seq).execute()
    await recountUnread(tx, convo)
    return true
  })
}

/** Recounts the other side's unread messages without the deleted one. Messages cleared by a block stay cleared. */
async function recountUnread(tx: Tx, { id, side }: ConvoRow): Promise<void> {
  await sql`
    update convo_side as other set unread = least(unread, left_over.count),
      unread_since = case when least(unread, left_over.count) > 0 then unread_since end
    from (
      select count(*)::int as count from message join convo_side as reader using (convo_id)
      where convo_id = ${id} and reader.side <> ${side} and message.side = ${side} and seq > reader.read_seq
        and message.deleted_at is null
    ) as left_over
    where other.convo_id = ${id} and other.side <> ${side} and other.unread > left_over.count`.execute(tx)
}

/**
 * Sets the reaction of the member's side to a message; null removes the reaction.
 *
 * @throws {Failure} `convo-not-found`, `message-not-found`, and, for a new reaction, the policy's reason that writing
 * is closed
 */
export function reactToMessage(
  ctx: Context,
  member: SignedIn,
  place: MessagePosition,
  reaction: ReactionTitle | null,
): Promise<Message> {
  return change(ctx, member, place, async (tx, { convo, message, revision }) => {
    const { side } = convo
    if (reaction !== null) refuseIfClosed(member, convo)
    if (message.deleted_at !== null) throw new Failure(convosErrors['message-not-found'])
    const previousReaction = side === 1 ? message.reaction_1 : message.reaction_2
    if (previousReaction === reaction) return false
    if (reaction === null) {
      const ownReactions = tx
        .deleteFrom('message_reaction')
        .where('convo_id', '=', place.id)
        .where('seq', '=', place.seq)
      await ownReactions.where('side', '=', side).execute()
    } else {
      await tx
        .insertInto('message_reaction')
        .values({ convo_id: place.id, seq: place.seq, side, reaction })
        .onConflict((conflict) => conflict.columns(['convo_id', 'seq', 'side']).doUpdateSet({ reaction }))
        .execute()
    }
    await rowAt(tx, place).set({ revision }).execute()
    return true
  })
}

interface MessageChange {
  readonly convo: ConvoRow
  readonly message: MessageRow
  /** The conversation's revision after the change. */
  readonly revision: number
}

/** Locks the conversation, loads the message, and changes it. `write` returns whether anything changed. */
async function change(
  ctx: Context,
  member: SignedIn,
  { id, seq }: MessagePosition,
  write: (tx: Tx, changing: MessageChange) => Promise<boolean>,
): Promise<Message> {
  const ownParty = partyOf(member)
  const { convo, message, isChanged } = await ctx.db.transaction().execute(async (tx) => {
    const row = await lockOwnConvo(tx, member, id)
    const find = () => messageRows(tx, id).where('message.seq', '=', seq).execute()
    const [before] = await find()
    if (!before) throw new Failure(convosErrors['message-not-found'])
    const revision = row.revision + 1
    const hasChanged = await write(tx, { convo: row, message: before, revision })
    if (hasChanged) await tx.updateTable('convo').set({ revision }).where('id', '=', id).execute()
    const [presentedMessage] = await presentMessages(ctx, tx, viewpointOf(ownParty, row), await find())
    if (!presentedMessage) throw new Failure(convosErrors['message-not-found'])
    return { convo: row, message: presentedMessage, isChanged: hasChanged }
  })
  const sides = sidesOf(convo, ownParty)
  if (isChanged && message.deleted && sides.other !== undefined) {
    // The other side's devices are sent the number of messages that remain unread.
    await announceRead(ctx, { convoId: convo.id, own: sides.other, other: ownParty })
  } else if (isChanged) {
    await announceChange(ctx, sides)
  }
  return message
}

/** Requires that the message is the acting side's own and not deleted. */
function assertOwn({ side }: ConvoRow, message: MessageRow): void {
  if (message.side !== side || message.deleted_at !== null) throw new Failure(convosErrors['message-not-found'])
}

function rowAt(tx: Tx, { id, seq }: MessagePosition) {
  return tx.updateTable('message').where('convo_id', '=', id).where('seq', '=', seq)
}
