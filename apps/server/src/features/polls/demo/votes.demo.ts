import { RESULTS_BATCH } from '@rise/contract/polls/limits'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { listedAt } from './people.ts'

/**
 * The options in the order of the votes, 0 being the most popular one, interleaved so that early votes have the same
 * shares.
 */
const OPTION_ORDER = [0, 1, 0, 2, 1, 0, 3, 0, 1, 2, 4, 0, 1, 5, 0, 2]
/** The minimum number of voters, the number per open day, and the maximum. */
const [FEWEST_VOTES, VOTES_A_DAY, MOST_VOTES] = [9, 14, 140]
const DAY_MS = 86_400_000

interface Poll {
  readonly id: string
  readonly actor_id: string | null
  readonly multiple: boolean
  readonly anonymous: boolean
  readonly created_at: Date
  readonly closes_at: Date
  readonly options: readonly string[]
}

/**
 * Adds votes to the polls of the demo world, including those in posts, unless there are votes. Returns how many voted.
 */
export function loadVotes(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-votes', 0))`.execute(tx)
    if (await tx.selectFrom('poll_voter').select('poll_id').limit(1).executeTakeFirst()) return 0
    const people = await listedAt(tx, '%demo.example').where('actor.kind', '=', 'professional').execute()
    const polls = await findPolls(tx)
    let addedCount = 0
    for (const [index, poll] of polls.entries()) {
      const ids = people.map(({ id }) => id).filter((id) => id !== poll.actor_id)
      addedCount += await addVotes(tx, { poll, index, voters: votersOf(ctx, poll, index, ids) })
    }
    const now = ctx.clock.now()
    await tx.updateTable('poll').set({ closed_at: now }).where('closes_at', '<=', now).execute()
    return addedCount
  })
}

function findPolls(tx: Tx): Promise<Poll[]> {
  return tx
    .selectFrom('poll')
    .select(['id', 'actor_id', 'multiple', 'anonymous', 'created_at', 'closes_at'])
    .select(
      sql<string[]>`array(
        select option.id from poll_option option where option.poll_id = poll.id order by option.place)`.as('options'),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Returns different voters for each poll. */
function votersOf(ctx: Context, poll: Poll, index: number, ids: readonly string[]): string[] {
  const days = (Math.min(ctx.clock.now().getTime(), poll.closes_at.getTime()) - poll.created_at.getTime()) / DAY_MS
  const count = Math.min(ids.length, MOST_VOTES, FEWEST_VOTES + Math.round(days * VOTES_A_DAY) + (index % 5))
  const voterIds = Array.from({ length: count }, (_, turn) => ids[(index * 17 + turn * 11) % ids.length])
  return [...new Set(voterIds)].filter((id) => id !== undefined)
}

async function addVotes(
  tx: Tx,
  { poll, index, voters }: { readonly poll: Poll; readonly index: number; readonly voters: readonly string[] },
): Promise<number> {
  if (voters.length === 0) return 0
  const { id, options, multiple, anonymous } = poll
  const choiceOf = (turn: number) => {
    const place = (offset: number) =>
      options[((OPTION_ORDER[(turn + offset) % OPTION_ORDER.length] ?? 0) + index) % options.length]
    return new Set(
      [place(0), ...(multiple && turn % 3 === 0 ? [place(3)] : [])].filter((option) => option !== undefined),
    )
  }
  await tx
    .insertInto('poll_voter')
    .values(voters.map((actorId) => ({ poll_id: id, actor_id: actorId })))
    .execute()
  const ballots = voters.flatMap((actorId, turn) =>
    [...choiceOf(turn)].map((optionId) => ({ actorId, optionId, turn })),
  )
  if (anonymous) {
    await countBallots(tx, poll, { ballots, shown: voters.length - (voters.length % RESULTS_BATCH) })
  } else {
    const rows = ballots.map(({ actorId, optionId, turn }) => ({
      ...{ poll_id: id, actor_id: actorId, option_id: optionId },
      // Most votes come early, and fewer as time passes.
      created_at: new Date(poll.created_at.getTime() + (turn / voters.length) ** 2 * DAY_MS),
    }))
    await tx.insertInto('poll_ballot').values(rows).execute()
  }
  return voters.length
}

interface CountedBallots {
  readonly ballots: readonly { readonly optionId: string; readonly turn: number }[]
  /** The number of voters in the batches shown so far. */
  readonly shown: number
}

async function countBallots(tx: Tx, { id, options }: Poll, { ballots, shown }: CountedBallots): Promise<void> {
  for (const option of options) {
    const ownBallots = ballots.filter(({ optionId }) => optionId === option)
    const votes = { votes: ownBallots.length, shown_votes: ownBallots.filter(({ turn }) => turn < shown).length }
    await tx.updateTable('poll_option').set(votes).where('id', '=', option).execute()
  }
  await tx.updateTable('poll').set({ shown_voters: shown }).where('id', '=', id).execute()
}
