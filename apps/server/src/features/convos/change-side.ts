import { convosErrors } from '@rise/contract/convos/errors'
import { MOST_PINNED } from '@rise/contract/convos/limits'
import type { Convo } from '@rise/contract/convos/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { announceRead, announceTyping, sidesOf } from './announce.ts'
import type { ConvoRow } from './convo-rows.ts'
import { revealFiles } from './files/attach-file.ts'
import { findOwnConvo, lockOwnConvo } from './find-convo.ts'
import { type Party, partyOf } from './party.ts'
import { presentConvo } from './present-convo.ts'
import { requestPreviews } from './preview-message-link.task.ts'

interface SideChange {
  readonly pinned?: boolean | undefined
  readonly archived?: boolean | undefined
  readonly muted?: boolean | undefined
  readonly unread?: true | undefined
}

/**
 * Pins, archives or mutes a conversation for the member's side, or marks it as unread. Absent fields stay unchanged,
 * except that pinning takes it out of the archive, and archiving unpins it. A request is never archived.
 *
 * @throws {Failure} `convo-not-found`, `pins-full`
 */
export function changeSide(ctx: Context, member: SignedIn, id: string, change: SideChange): Promise<Convo> {
  return changeOwn(ctx, member, id, async (tx, row) => {
    const { pinned, archived, muted, unread } = change
    const isOpen = row.folder === 'inbox' || row.folder === 'archived'
    if (pinned === true && row.pinned_at === null) await refuseTooManyPins(tx, partyOf(member))
    const isArchived = archived ?? (pinned === true ? false : undefined)
    await ownSide(tx, row)
      .set({
        ...(pinned !== undefined && { pinned_at: pinned ? (row.pinned_at ?? ctx.clock.now()) : null }),
        ...(isOpen && isArchived !== undefined && { folder: isArchived ? 'archived' : 'inbox' }),
        ...(archived === true && { pinned_at: null }),
        ...(muted !== undefined && { muted }),
        ...(unread && { marked_unread: true }),
        // An update needs at least one column, and this one keeps its value.
        side: row.side,
      })
      .execute()
  })
}

/**
 * Answers a stranger's request. An accepted request moves to the inbox; a declined one leaves all lists, and the other
 * side is not notified.
 *
 * @throws {Failure} `convo-not-found`, also for declining when there is no request
 */
export function answerRequest(
  ctx: Context,
  member: SignedIn,
  id: string,
  answer: 'accept' | 'decline',
): Promise<Convo> {
  return changeOwn(ctx, member, id, async (tx, row) => {
    if (row.folder !== 'request' && row.folder !== 'declined') {
      // The request is already answered, perhaps on another device.
      if (answer === 'accept') return
      throw new Failure(convosErrors['convo-not-found'])
    }
    if (answer === 'decline') {
      await ownSide(tx, row).set({ folder: 'declined', unread: 0, unread_since: null }).execute()
      return
    }
    await ownSide(tx, row).set({ folder: 'inbox' }).execute()
    const sides = tx.updateTable('convo_side').set({ requested_at: null }).where('convo_id', '=', row.id)
    await sides.execute()
    const revision = row.revision + 1
    await tx.updateTable('convo').set({ revision }).where('id', '=', row.id).execute()
    await revealFiles(tx, row.id, revision)
    await requestPreviews(ctx, tx, row)
  })
}

/**
 * Marks everything up to a message as read. Returns the number of messages that remain unread in all conversations.
 *
 * @throws {Failure} `convo-not-found`
 */
export async function markRead(
  ctx: Context,
  member: SignedIn,
  id: string,
  seq: number,
): Promise<{ missedMessages: number }> {
  const row = await findOwnConvo(ctx.db, member, id)
  const readSeq = Math.max(row.read_seq, Math.min(seq, row.last_seq))
  // The statement itself counts the messages, so that one that arrives at the same time stays unread.
  await sql`
    update convo_side set read_seq = greatest(read_seq, ${readSeq}), marked_unread = false,
      unread = left_over.count, unread_since = case when left_over.count > 0 then unread_since end
    from (
      select count(*)::int as count from message
      where convo_id = ${id} and seq > ${readSeq} and side <> ${row.side} and deleted_at is null
    ) left_over
    where convo_side.convo_id = ${id} and convo_side.side = ${row.side}`.execute(ctx.db)
  return { missedMessages: await announceRead(ctx, sidesOf(row, partyOf(member))) }
}

/**
 * Stores the draft of the member's side; an empty draft is deleted.
 *
 * @throws {Failure} `convo-not-found`
 */
export async function saveDraft({ db }: Context, member: SignedIn, id: string, text: string): Promise<void> {
  const row = await findOwnConvo(db, member, id)
  const ownSide = db.updateTable('convo_side').set({ draft: text }).where('convo_id', '=', id)
  await ownSide.where('side', '=', row.side).execute()
}

/**
 * Informs the other side that the member is typing. Does nothing in a pending or declined request, or if either side
 * hides typing.
 *
 * @throws {Failure} `convo-not-found`
 */
export async function reportTyping(ctx: Context, member: SignedIn, id: string): Promise<void> {
  const row = await findOwnConvo(ctx.db, member, id)
  const isRequest = row.requested_at !== null || row.folder === 'request' || row.folder === 'declined'
  if (!isRequest && !row.hides_typing) await announceTyping(ctx, sidesOf(row, partyOf(member)))
}

async function changeOwn(
  ctx: Context,
  member: SignedIn,
  id: string,
  write: (tx: Tx, row: ConvoRow) => Promise<void>,
): Promise<Convo> {
  const { shown, row } = await ctx.db.transaction().execute(async (tx) => {
    await write(tx, await lockOwnConvo(tx, member, id))
    const changedConvo = await findOwnConvo(tx, member, id)
    return { shown: await presentConvo(ctx, tx, member, changedConvo), row: changedConvo }
  })
  await announceRead(ctx, sidesOf(row, partyOf(member)))
  return shown
}

function ownSide(tx: Tx, { id, side }: ConvoRow) {
  return tx.updateTable('convo_side').where('convo_id', '=', id).where('side', '=', side)
}

async function refuseTooManyPins(tx: Tx, party: Party): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`convo-pins ${party}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('convo_side')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('actor_id', party === null ? 'is' : '=', party)
    .where('pinned_at', 'is not', null)
    .executeTakeFirstOrThrow()
  if (count >= MOST_PINNED) throw new Failure(convosErrors['pins-full'])
}
