import type { convosEndpoints } from '@rise/contract/convos/endpoints'
import { convosErrors } from '@rise/contract/convos/errors'
import type { Closure } from '@rise/contract/convos/kinds'
import { MOST_UNREAD } from '@rise/contract/convos/limits'
import { closureOf, mayOpenConvo } from '@rise/contract/convos/policy'
import type { Message } from '@rise/contract/convos/shapes'
import type { EndpointParsed } from '@rise/contract/endpoint'
import { type ErrorDeclaration, gateErrors } from '@rise/contract/errors'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import { Failure } from '../../platform/failure.ts'
import { actingAs, type SignedIn } from '../../platform/http/requester.ts'
import { announceChange, announceMessage, type ConvoSides, sidesOf } from './announce.ts'
import { beginConvo, convoExists } from './begin-convo.ts'
import { type ConvoRow, convoRows, isWithheld, rightsOfConvo } from './convo-rows.ts'
import { attachFile, revealFiles } from './files/attach-file.ts'
import { accountOf } from './find-convo.ts'
import { deleteRefused, deliver, holdFirstMessage } from './first-messages/hold-first-message.ts'
import { screenRequest } from './first-messages/screen-request.ts'
import { messageRows, presentMessages, viewpointOf } from './message-rows.ts'
import { convoIdOf, partyOf } from './party.ts'
import { requestPreview, requestPreviews } from './preview-message-link.task.ts'

type NewMessage = EndpointParsed<(typeof convosEndpoints)['POST /api/v1/convos/with/{id}/messages']>['body']

const refusals: Readonly<Record<Closure, ErrorDeclaration>> = {
  'own-plan': gateErrors['upgrade-required'],
  'their-plan': convosErrors['their-plan'],
  unconfirmed: gateErrors['email-not-confirmed'],
  away: convosErrors['member-away'],
  deleted: convosErrors['member-away'],
  'request-full': convosErrors['request-full'],
  'in-review': convosErrors['in-review'],
  'not-delivered': convosErrors['not-delivered'],
}

/**
 * Sends a message to an account; the first message creates their conversation. The same client id with the same words
 * creates one message, however often it is sent.
 *
 * @throws {Failure} `convo-not-found`, also if there is a block; the policy's reason that writing is closed;
 * `message-id-used`; `message-not-found` for a reply to an unknown message; `too-many-requests-sent`; and the errors of
 * `screenRequest`
 */
export async function sendMessage(
  ctx: Context,
  member: SignedIn,
  address: string,
  input: NewMessage,
): Promise<Message> {
  const [ownParty, otherAccount] = [partyOf(member), accountOf(member, address)]
  const convoId = convoIdOf(ownParty, otherAccount)
  const sentMessage = await inTurn(ctx, convoId, async (tx) => {
    const isBegun = await convoExists(tx, convoId)
    // Sending waits for concurrent blocks, so that the policy judges the current state.
    if (ownParty !== null && otherAccount !== null) await lockActors(tx, [ownParty, otherAccount])
    if (!isBegun) await beginConvo(ctx, tx, member, { convoId, other: otherAccount })
    await tx.selectFrom('convo').select('id').where('id', '=', convoId).forUpdate().execute()
    const row = await convoRows(tx, ownParty).where('own.convo_id', '=', convoId).executeTakeFirst()
    if (!row || mayOpenConvo(member, rightsOfConvo(row)) !== 'allowed') {
      throw new Failure(convosErrors['convo-not-found'])
    }
    const sentSeq = await findSent(tx, row, input)
    const seq = sentSeq ?? (await insertMessage(ctx, tx, { member, row, input }))
    return { row, seq, isNew: sentSeq === undefined }
  })
  // The message is read after the commit, so that the lock on the conversation is released early.
  const rows = await messageRows(ctx.db, convoId).where('message.seq', '=', sentMessage.seq).execute()
  const [message] = await presentMessages(
    ctx,
    ctx.db,
    viewpointOf(ownParty, { ...sentMessage.row, folder: 'inbox' }),
    rows,
  )
  if (!message) throw new Failure(convosErrors['message-not-found'])
  if (sentMessage.isNew) await announce(ctx, sidesOf(sentMessage.row, ownParty), { row: sentMessage.row, message })
  return message
}

async function announce(
  ctx: Context,
  sides: ConvoSides,
  { row, message }: { readonly row: ConvoRow; readonly message: Message },
): Promise<void> {
  // Decides by the folder before the message: in a request, or an archived or muted conversation, it causes no pop-up.
  if (row.other_folder === 'inbox' && !row.other_muted) await announceMessage(ctx, sides, message)
  await announceChange(ctx, sides)
}

/** Refuses a change in a conversation where the member can't write. */
export function refuseIfClosed(member: SignedIn, row: ConvoRow): void {
  const closedReason = closureOf(member, rightsOfConvo(row))
  if (closedReason !== null) throw new Failure(refusals[closedReason])
}

async function lockActors(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select from actor where id = any(${ids}::uuid[]) order by id for share`.execute(tx)
}

/** Returns the position of a message that was sent before; undefined when it is new. */
async function findSent(
  tx: Tx,
  { id, side }: ConvoRow,
  { clientId, text, fileId }: NewMessage,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('message')
    .leftJoin('message_file', (join) =>
      join.onRef('message_file.convo_id', '=', 'message.convo_id').onRef('message_file.seq', '=', 'message.seq'),
    )
    .select(['message.seq', 'message.text', 'message.edited_at', 'message.deleted_at', 'message_file.id as file_id'])
    .where('message.convo_id', '=', id)
    .where('message.side', '=', side)
    .where('message.client_id', '=', clientId)
    .executeTakeFirst()
  if (!row) return undefined
  const isSame = row.text === text && row.file_id === fileId
  if (!isSame && row.edited_at === null && row.deleted_at === null)
    throw new Failure(convosErrors['message-id-used'], { fields: { 'body.clientId': t('Use a new id.') } })
  return row.seq
}

interface MessageInput {
  readonly member: SignedIn
  readonly row: ConvoRow
  readonly input: NewMessage
}

async function insertMessage(ctx: Context, tx: Tx, { member, row, input }: MessageInput): Promise<number> {
  refuseIfClosed(member, row)
  const { clientId, text, replyTo, fileId } = input
  const { id, side } = row
  if (replyTo !== null && replyTo > row.last_seq) {
    throw new Failure(convosErrors['message-not-found'], { fields: { 'body.replyTo': t('There is no such message.') } })
  }
  const holdReason = await screenRequest(ctx, tx, { party: partyOf(member), row, text })
  const now = ctx.clock.now()
  const [seq, revision] = [row.last_seq + 1, row.revision + 1]
  if (row.folder === 'request' || row.folder === 'declined') await requestPreviews(ctx, tx, row)
  await tx
    .insertInto('message')
    .values({
      ...{ convo_id: id, seq, side, login_id: member.loginId, client_id: clientId, text, reply_to: replyTo },
      ...{ revision, created_at: now },
    })
    .execute()
  if (row.folder !== 'inbox' && row.folder !== 'archived') await revealFiles(tx, id, revision)
  if (row.folder === 'refused') await deleteRefused(tx, row, revision, now)
  if (fileId !== null) await attachFile(tx, partyOf(member), fileId, { id, seq })
  await requestPreview(ctx, tx, { convo: row, seq, text })
  await tx.updateTable('convo').set({ last_seq: seq, revision, last_at: now }).where('id', '=', id).execute()
  await updateSides(tx, row, now)
  if (isWithheld(row.other_folder)) await deliver(tx, row, now)
  if (holdReason !== null) await holdFirstMessage(ctx, tx, { row, seq, why: holdReason })
  if (seq === 1) {
    const data = { convoId: id, withId: row.other_id }
    await ctx.activity.record(tx, { kind: 'convo.begun', ...actingAs(member), data })
  } else if (await isFirstReply(tx, row, seq)) {
    await ctx.activity.record(tx, { kind: 'convo.answered', ...actingAs(member), data: { convoId: id } })
  }
  return seq
}

/** Whether this is the member's first message in a conversation that the other side began. */
async function isFirstReply(tx: Tx, { id, side }: ConvoRow, seq: number): Promise<boolean> {
  const { rows } = await sql`
    select from message where convo_id = ${id} and seq < ${seq} and side = ${side} limit 1`.execute(tx)
  return rows.length === 0
}

/**
 * Updates both sides after a message. The message answers a request, and moves the conversation out of the archive,
 * except on the other side if it is muted there.
 */
async function updateSides(tx: Tx, { id, side }: ConvoRow, now: Date): Promise<void> {
  await sql`
    update convo_side set
      last_at = ${now},
      folder = case when side = ${side} or (folder = 'archived' and not muted) then 'inbox' else folder end,
      draft = case when side = ${side} then '' else draft end,
      marked_unread = marked_unread and side <> ${side},
      requested_at = case when side = ${side} then requested_at end,
      unread = case when side = ${side} or folder = 'declined' then unread else least(unread + 1, ${MOST_UNREAD}) end,
      unread_since = case when side = ${side} or folder = 'declined' then unread_since else coalesce(unread_since, ${now}) end
    where convo_id = ${id}`.execute(tx)
}
