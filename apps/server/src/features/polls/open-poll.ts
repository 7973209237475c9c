import type { Audience } from '@rise/contract/content/kinds'
import { pollsErrors } from '@rise/contract/polls/errors'
import type { pollQuestion } from '@rise/contract/polls/fields'
import { LONGEST_POLL_DAYS, SHORTEST_POLL_HOURS } from '@rise/contract/polls/limits'
import type { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'

const HOUR_MS = 3_600_000

export type PollQuestion = z.output<typeof pollQuestion>

interface NewPoll extends PollQuestion {
  readonly id: string
  /** The author; null for a site poll. */
  readonly actorId: string | null
  readonly audience: Audience
  /** The page of the post that contains the poll. */
  readonly postPath?: string
  /** When the poll opens, if not immediately; it is hidden until then. */
  readonly opensAt?: Date | null
}

/**
 * Stores a poll with its options. Returns false if the id is already taken.
 * @throws {Failure} `poll-closing-time`
 */
export async function openPoll(
  ctx: Context,
  tx: Tx,
  { id, actorId, audience, postPath, opensAt = null, ...asked }: NewPoll,
) {
  assertClosingTime(opensAt ?? ctx.clock.now(), asked.closesAt)
  const insertedRow = await tx
    .insertInto('poll')
    .values({
      ...{ id, actor_id: actorId, audience, post_path: postPath ?? null, created_at: ctx.clock.now() },
      ...{ opens_at: opensAt, withdrawn: opensAt !== null },
      ...pollColumns(asked),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (insertedRow) await writeOptions(ctx, tx, id, asked.options)
  return insertedRow !== undefined
}

/** Returns the columns of the poll's form. */
export function pollColumns({ question, multiple, anonymous, closesAt }: Omit<PollQuestion, 'options'>) {
  return { question, multiple, anonymous, closes_at: new Date(closesAt) }
}

/** Replaces the options of a poll. They get new ids. */
export async function writeOptions(ctx: Context, tx: Tx, pollId: string, texts: readonly string[]): Promise<void> {
  await tx.deleteFrom('poll_option').where('poll_id', '=', pollId).execute()
  const rows = texts.map((text, place) => ({ id: ctx.newId(), poll_id: pollId, place, text }))
  await tx.insertInto('poll_option').values(rows).execute()
}

/**
 * Checks the closing time.
 * @throws {Failure} `poll-closing-time`, at its field
 */
export function assertClosingTime(opening: Date, closesAt: string): void {
  const hours = (Date.parse(closesAt) - opening.getTime()) / HOUR_MS
  if (hours >= SHORTEST_POLL_HOURS && hours <= LONGEST_POLL_DAYS * 24) return
  const error = pollsErrors['poll-closing-time']
  throw new Failure(error, { fields: { 'body.closesAt': error.message() } })
}
