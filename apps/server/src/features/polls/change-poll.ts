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
import { changeSubject, closeSubjects, holdSubject } from '../discussion/index.ts'
import { recordAct } from '../session/index.ts'
import { lockPoll, readPollAs } from './find-poll.ts'
import { type Asked, assertClosingTime, pollColumns, writeOptions } from './open-poll.ts'
import type { RightsRow } from './poll-row.ts'
import { isClosed } from './present-poll.ts'
import { screenPoll } from './screen-poll.ts'

type Change = EndpointParsed<(typeof pollsEndpoints)['PUT /api/v1/polls/{id}']>['body']

/**
 * Saves a poll.
 *
 * @throws {Failure} `poll-changed`, `poll-closed`, `poll-has-votes`, `poll-closing-time`, `words-refused`,
 *   `poll-not-found`, and what the policy answers
 */
export function changePoll(ctx: Context, member: SignedIn, id: string, change: Change): Promise<Poll> {
  return ctx.db.transaction().execute(async (tx) => {
    await saveChange(ctx, tx, member, await lockPoll(tx, member, id), change)
    return readPollAs(ctx, tx, member, id)
  })
}

/**
 * Saves what a form says about a locked poll. What it asks, and how, stays from the first vote on; its closing time may move
 * while it is open. A poll within a post has the audience of the post. Of two changes to one version the second is refused.
 *
 * @throws {Failure} `poll-changed`, `poll-closed`, `poll-has-votes`, `poll-closing-time`, `words-refused`
 */
export async function saveChange(
  ctx: Context,
  tx: Tx,
  member: SignedIn,
  kept: RightsRow,
  { version, audience: wish, opensAt, ...asked }: Change & { readonly opensAt?: Date | null },
): Promise<void> {
  const now = ctx.clock.now()
  const { id, opens_at: opening, actor_id: ownerId } = kept
  if (kept.version !== version) throw new Failure(pollsErrors['poll-changed'])
  if (isClosed(kept, now)) throw new Failure(pollsErrors['poll-closed'])
  const asksOther = !asksSame(kept, asked)
  if (asksOther && kept.voters > 0) throw refusalOf(kept, asked)
  const opens = opensAt ?? opening
  const isMoved = Date.parse(asked.closesAt) !== kept.closes_at.getTime() || opens?.getTime() !== opening?.getTime()
  if (isMoved) assertClosingTime(opens ?? now, asked.closesAt)
  const audience = kept.post_path === null ? (wish ?? kept.audience) : kept.audience
  if (!asksOther && !isMoved && audience === kept.audience) return
  const isOwn = ownerId !== null && ownerId === member.actorId
  const why = asksOther && isOwn ? await screenPoll(ctx, tx, ownerId, asked) : null
  await tx
    .updateTable('poll')
    .set({ ...pollColumns(asked), audience, opens_at: opens, version: version + 1 })
    .$if(asksOther && opening === null, (query) => query.set({ edited_at: now }))
    .where('id', '=', id)
    .execute()
  if (asksOther) await writeOptions(ctx, tx, id, asked.options)
  await changeSubject(tx, id, { title: asked.question, audience })
  if (why !== null && ownerId !== null) await holdPoll(ctx, tx, { id, authorId: ownerId, why })
  await ctx.activity.record(tx, { kind: 'poll.changed', ...actingAs(member), data: { pollId: id, ownerId } })
  if (ownerId === null) await recordEdited(ctx, tx, member, kept, { ...asked, audience })
}

/** Hides an edited poll until a moderator has looked, with the post that it is a part of. */
async function holdPoll(
  ctx: Context,
  tx: Tx,
  { id, ...held }: { readonly id: string; readonly authorId: string; readonly why: string },
): Promise<void> {
  const post = await tx.selectFrom('post').select('id').where('poll_id', '=', id).executeTakeFirst()
  const thing = post ? ({ id: post.id, kind: 'post' } as const) : ({ id, kind: 'poll' } as const)
  await holdSubject(ctx, tx, { ...held, ...thing, seen: true })
}

/** Keeps what an admin changed about a poll of the site. */
async function recordEdited(
  ctx: Context,
  tx: Tx,
  { loginId }: SignedIn,
  { id, question, options, multiple, anonymous, closes_at, audience }: RightsRow,
  after: Asked & { readonly audience: Audience },
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
 * Deletes a poll for good, with its votes and what was said to it.
 *
 * @throws {Failure} `poll-not-found`, and what the policy answers
 */
export async function deletePoll(ctx: Context, member: SignedIn, id: string): Promise<void> {
  // A deletion of its post at the same moment locks the post first.
  await retryDeadlock(() => ctx.db.transaction().execute((tx) => deleteWithin(ctx, tx, member, id)))
}

async function deleteWithin(ctx: Context, tx: Tx, member: SignedIn, id: string): Promise<void> {
  await removePoll(ctx, tx, member, await lockPoll(tx, member, id))
}

/** Deletes a locked poll. */
export async function removePoll(ctx: Context, tx: Tx, member: SignedIn, kept: RightsRow): Promise<void> {
  const { id, question, actor_id: ownerId } = kept
  await closeSubjects(ctx, tx, member, [id])
  await tx.deleteFrom('poll').where('id', '=', id).execute()
  await ctx.activity.record(tx, { kind: 'poll.deleted', ...actingAs(member), data: { pollId: id, ownerId } })
  if (ownerId !== null) return
  await recordAct(ctx, tx, { act: 'poll.removed', by: member.loginId, subject: { id, name: question } })
}

function asksSame(kept: RightsRow, { question, options, multiple, anonymous }: Omit<Asked, 'closesAt'>): boolean {
  const isSame = kept.question === question && kept.multiple === multiple && kept.anonymous === anonymous
  return isSame && sameOptions(kept, options)
}

function sameOptions(kept: RightsRow, options: readonly string[]): boolean {
  return kept.options.map(({ text }) => text).join('\n') === options.join('\n')
}

/** Says it at the first field that can no longer change. */
function refusalOf(kept: RightsRow, { question, options }: Asked): Failure {
  const error = pollsErrors['poll-has-votes']
  const field = kept.question !== question ? 'question' : sameOptions(kept, options) ? 'multiple' : 'options'
  return new Failure(error, { fields: { [`body.${field}`]: error.message } })
}
