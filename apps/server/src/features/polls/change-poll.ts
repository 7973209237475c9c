import type { Audience } from '@rise/contract/content/kinds'
import type { EndpointParsed } from '@rise/contract/endpoint'
import type { pollsEndpoints } from '@rise/contract/polls/endpoints'
import { pollsErrors } from '@rise/contract/polls/errors'
import type { Poll } from '@rise/contract/polls/shapes'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { retryDeadlock } from '../../platform/database/retry-deadlock.ts'
import { Failure } from '../../platform/failure.ts'
import { actingAs, type SignedIn } from '../../platform/http/requester.ts'
import { changeSubject, deleteAndRetract, holdSubject } from '../discussion/index.ts'
import { recordAct } from '../session/index.ts'
import { lockPoll, readPollAs } from './find-poll.ts'
import { assertClosingTime, type PollQuestion, pollColumns, writeOptions } from './open-poll.ts'
import type { RightsRow } from './poll-row.ts'
import { isClosed } from './present-poll.ts'
import { screenPoll } from './screen-poll.ts'

type Change = EndpointParsed<(typeof pollsEndpoints)['PUT /api/v1/polls/{id}']>['body']

/**
 * Saves a poll.
 *
 * @throws {Failure} `poll-changed`, `poll-closed`, `poll-has-votes`, `poll-closing-time`, `words-refused`,
 *   `poll-not-found`, and the policy's refusals
 */
export function changePoll(ctx: Context, member: SignedIn, id: string, change: Change): Promise<Poll> {
  return ctx.db.transaction().execute(async (tx) => {
    await saveChange(ctx, tx, member, await lockPoll(tx, member, id), change)
    return readPollAs(ctx, tx, member, id)
  })
}

/**
 * Saves the form of a locked poll. The question and the options can't change once there is a vote; the closing time can
 * change while the poll is open. A poll in a post has the post's audience. The second of two changes to one version is
 * refused.
 * @throws {Failure} `poll-changed`, `poll-closed`, `poll-has-votes`, `poll-closing-time`, `words-refused`
 */
export async function saveChange(
  ctx: Context,
  tx: Tx,
  member: SignedIn,
  stored: RightsRow,
  { version, audience: wish, opensAt, ...asked }: Change & { readonly opensAt?: Date | null },
): Promise<void> {
  const now = ctx.clock.now()
  const { id, opens_at: opening, actor_id: ownerId } = stored
  if (stored.version !== version) throw new Failure(pollsErrors['poll-changed'])
  if (isClosed(stored, now)) throw new Failure(pollsErrors['poll-closed'])
  const asksOther = !asksSame(stored, asked)
  if (asksOther && stored.voters > 0) throw refusalOf(stored, asked)
  const opens = opensAt ?? opening
  const isMoved = Date.parse(asked.closesAt) !== stored.closes_at.getTime() || opens?.getTime() !== opening?.getTime()
  if (isMoved) assertClosingTime(opens ?? now, asked.closesAt)
  const audience = stored.post_path === null ? (wish ?? stored.audience) : stored.audience
  if (!asksOther && !isMoved && audience === stored.audience) return
  const isOwn = ownerId !== null && ownerId === member.actorId
  const reviewReason = asksOther && isOwn ? await screenPoll(ctx, tx, ownerId, asked) : null
  await tx
    .updateTable('poll')
    .set({ ...pollColumns(asked), audience, opens_at: opens, version: version + 1 })
    .$if(asksOther && opening === null, (query) => query.set({ edited_at: now }))
    .where('id', '=', id)
    .execute()
  if (asksOther) await writeOptions(ctx, tx, id, asked.options)
  await changeSubject(tx, id, { title: asked.question, audience })
  if (reviewReason !== null && ownerId !== null) await holdPoll(ctx, tx, { id, authorId: ownerId, why: reviewReason })
  await ctx.activity.record(tx, { kind: 'poll.changed', ...actingAs(member), data: { pollId: id, ownerId } })
  if (ownerId === null) await recordEdited(ctx, tx, member, stored, { ...asked, audience })
}

/** Hides an edited poll and its post until a moderator has reviewed it. */
async function holdPoll(
  ctx: Context,
  tx: Tx,
  { id, ...held }: { readonly id: string; readonly authorId: string; readonly why: string },
): Promise<void> {
  const post = await tx.selectFrom('post').select('id').where('poll_id', '=', id).executeTakeFirst()
  const subject = post ? ({ id: post.id, kind: 'post' } as const) : ({ id, kind: 'poll' } as const)
  await holdSubject(ctx, tx, { ...held, ...subject, seen: true })
}

/** Records an admin's changes to a poll of the site. */
async function recordEdited(
  ctx: Context,
  tx: Tx,
  { loginId }: SignedIn,
  { id, question, options, multiple, anonymous, closes_at, audience }: RightsRow,
  after: PollQuestion & { readonly audience: Audience },
): Promise<void> {
  const before = {
    question,
    options: options.map(({ text }) => text),
    multiple,
    anonymous,
    closesAt: closes_at,
    audience,
  }
  await recordAct(ctx, tx, { act: 'poll.edited', by: loginId, subject: { id, name: question }, before, after })
}

/**
 * Deletes a poll permanently, with its votes and comments.
 *
 * @throws {Failure} `poll-not-found`, and the policy's refusals
 */
export async function deletePoll(ctx: Context, member: SignedIn, id: string): Promise<void> {
  // A concurrent deletion of the poll's post locks the post first, which can cause a deadlock.
  await retryDeadlock(() => ctx.db.transaction().execute((tx) => deleteWithin(ctx, tx, member, id)))
}

async function deleteWithin(ctx: Context, tx: Tx, member: SignedIn, id: string): Promise<void> {
  await removePoll(ctx, tx, member, await lockPoll(tx, member, id))
}

/** Deletes a locked poll. */
export async function removePoll(ctx: Context, tx: Tx, member: SignedIn, stored: RightsRow): Promise<void> {
  const { id, question, actor_id: ownerId } = stored
  await deleteAndRetract(ctx, tx, member, [id])
  await tx.deleteFrom('poll').where('id', '=', id).execute()
  await ctx.activity.record(tx, { kind: 'poll.deleted', ...actingAs(member), data: { pollId: id, ownerId } })
  if (ownerId !== null) return
  await recordAct(ctx, tx, { act: 'poll.removed', by: member.loginId, subject: { id, name: question } })
}

function asksSame(
  stored: RightsRow,
  { question, options, multiple, anonymous }: Omit<PollQuestion, 'closesAt'>,
): boolean {
  const isSame = stored.question === question && stored.multiple === multiple && stored.anonymous === anonymous
  return isSame && sameOptions(stored, options)
}

function sameOptions(stored: RightsRow, options: readonly string[]): boolean {
  return stored.options.map(({ text }) => text).join('\n') === options.join('\n')
}

/** Returns the refusal for the first field that can no longer change. */
function refusalOf(stored: RightsRow, { question, options }: PollQuestion): Failure {
  const error = pollsErrors['poll-has-votes']
  const field = stored.question !== question ? 'question' : sameOptions(stored, options) ? 'multiple' : 'options'
  return new Failure(error, { fields: { [`body.${field}`]: error.message() } })
}
