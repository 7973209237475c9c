import { pollsErrors } from '@rise/contract/polls/errors'
import { RESULTS_BATCH } from '@rise/contract/polls/limits'
import { mayVote } from '@rise/contract/polls/policy'
import type { PollView } from '@rise/contract/polls/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import { Failure } from '../../platform/failure.ts'
import { type Acting, actingAs } from '../../platform/http/requester.ts'
import { announce } from '../../platform/realtime/topics.ts'
import { lockPoll } from './find-poll.ts'
import type { RightsRow } from './poll-row.ts'
import { pollViewsOf } from './polls-of-posts.ts'
import { isClosed } from './present-poll.ts'

/** A member's vote in a locked poll. */
interface Vote {
  readonly poll: RightsRow
  readonly actorId: string
  readonly optionIds: readonly string[]
}

/**
 * Votes in a poll. Voting again changes the vote; in an anonymous poll a vote is final. Concurrent calls create one
 * vote.
 * @throws {Failure} `poll-closed`, `poll-one-option`, `poll-options-changed`, `poll-vote-final`, `poll-not-found`, and
 * the policy's refusals
 */
export async function vote(ctx: Context, member: Acting, id: string, chosen: readonly string[]): Promise<PollView> {
  await inTurn(ctx, id, async (tx) => {
    const { poll, actorId } = await lockOpenPoll(ctx, tx, member, id)
    const optionIds = [...new Set(chosen)]
    if (optionIds.length > 1 && !poll.multiple) throw refusal('poll-one-option')
    if (!optionIds.every((chosenId) => poll.options.some((option) => option.id === chosenId))) {
      throw refusal('poll-options-changed')
    }
    const voter = await tx
      .insertInto('poll_voter')
      .values({ poll_id: id, actor_id: actorId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('poll_id')
      .executeTakeFirst()
    if (poll.anonymous) {
      if (!voter) throw new Failure(pollsErrors['poll-vote-final'])
      // The results of an anonymous poll change only with each batch, so that no event reveals a single vote.
      if (await countAnonymously(tx, { poll, actorId, optionIds })) await announce(ctx, tx, `poll:${id}`)
    } else {
      await storeBallots(ctx, tx, { poll, actorId, optionIds })
      await announce(ctx, tx, `poll:${id}`)
      if (voter) await ctx.activity.record(tx, { kind: 'vote.cast', ...actingAs(member), data: { pollId: id } })
    }
  })
  // Outside the transaction, to hold the lock on the poll only briefly.
  return readView(ctx, member, id)
}

/**
 * Withdraws the member's vote; does nothing without one.
 *
 * @throws {Failure} `poll-closed`, `poll-vote-final` in an anonymous poll, `poll-not-found`, and the policy's refusals
 */
export async function withdrawVote(ctx: Context, member: Acting, id: string): Promise<PollView> {
  await inTurn(ctx, id, async (tx) => {
    const { poll, actorId } = await lockOpenPoll(ctx, tx, member, id)
    if (poll.anonymous) throw new Failure(pollsErrors['poll-vote-final'])
    const voter = await tx
      .deleteFrom('poll_voter')
      .where('poll_id', '=', id)
      .where('actor_id', '=', actorId)
      .returning('poll_id')
      .executeTakeFirst()
    if (!voter) return
    await ctx.activity.record(tx, { kind: 'vote.withdrawn', ...actingAs(member), data: { pollId: id } })
    await announce(ctx, tx, `poll:${id}`)
  })
  // Outside the transaction, to hold the lock on the poll only briefly.
  return readView(ctx, member, id)
}

async function readView(ctx: Context, member: Acting, id: string): Promise<PollView> {
  const view = (await pollViewsOf(ctx, ctx.db, member, [id])).get(id)
  if (!view) throw new Failure(pollsErrors['poll-not-found'])
  return view
}

async function lockOpenPoll(ctx: Context, tx: Tx, member: Acting, id: string) {
  const poll = await lockPoll(tx, member, id, mayVote)
  const { actorId } = member
  if (isClosed(poll, ctx.clock.now())) throw new Failure(pollsErrors['poll-closed'])
  return { poll, actorId }
}

async function storeBallots({ clock }: Context, tx: Tx, { poll: { id }, actorId, optionIds }: Vote): Promise<void> {
  await tx
    .deleteFrom('poll_ballot')
    .where('poll_id', '=', id)
    .where('actor_id', '=', actorId)
    .where('option_id', 'not in', optionIds)
    .execute()
  await tx
    .insertInto('poll_ballot')
    .values(
      optionIds.map((optionId) => ({ poll_id: id, actor_id: actorId, option_id: optionId, created_at: clock.now() })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Counts a vote without storing who cast it. Returns whether the shown results were updated, which happens once per
 * batch, so that the votes of a batch can't be told apart.
 */
async function countAnonymously(tx: Tx, { poll: { id }, optionIds }: Vote): Promise<boolean> {
  await tx.updateTable('poll_option').set({ votes: sql`votes + 1` }).where('id', 'in', optionIds).execute()
  const batch = await tx
    .updateTable('poll')
    .set(({ ref }) => ({ shown_voters: ref('voters') }))
    .where('id', '=', id)
    .where(sql<boolean>`voters - shown_voters >= ${RESULTS_BATCH}`)
    .returning('id')
    .executeTakeFirst()
  if (!batch) return false
  await tx
    .updateTable('poll_option')
    .set(({ ref }) => ({ shown_votes: ref('votes') }))
    .where('poll_id', '=', id)
    .execute()
  return true
}

function refusal(code: 'poll-one-option' | 'poll-options-changed'): Failure {
  const error = pollsErrors[code]
  return new Failure(error, { fields: { 'body.options': error.message() } })
}
