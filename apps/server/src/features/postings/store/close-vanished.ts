import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { lockCompanies, remergeJobs } from '../../jobs/index.ts'
import type { BoardSource } from './board-sources.ts'

/** If at least this many postings are missing, and more than half of the board, a second reading must confirm it. */
const MIN_MASS = 5
const SECOND_LOOK_MINUTES = 30
const CHUNK = 500

export interface Vanished {
  /** The number of postings closed. */
  readonly closed: number
  /** The number of postings that will close if they are also missing from a second reading. */
  readonly held: number
  /** The number of postings left open because this reading may not close any. */
  readonly kept: number
}

/**
 * Closes the open postings of a board that are no longer on it, and records when the board was read. `present` has the
 * keys of all items on the board, including unreadable items, which have not left. A job closes with its last posting.
 *
 * With `keepMissing`, nothing closes, because a file may be one of several of its company. With `holdMass`, if most of
 * a board is missing, nothing closes until another reading at least half an hour later agrees: a board is empty or
 * truncated by mistake more often than a company stops hiring overnight.
 */
export async function closeVanished(
  ctx: Context,
  source: BoardSource,
  present: readonly string[],
  { holdMass, keepMissing = false }: { holdMass: boolean; keepMissing?: boolean },
): Promise<Vanished> {
  const now = ctx.clock.now()
  return ctx.db.transaction().execute(async (tx) => {
    await lockCompanies(tx, [source.companyId])
    const { vanishing_since: since } = await tx
      .selectFrom('job_source')
      .select('vanishing_since')
      .where('id', '=', source.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const { open, missing } = await countOpen(tx, source, present)
    const isMass = missing >= MIN_MASS && missing > open / 2
    const isSecondLook = since !== null && now.getTime() - since.getTime() >= SECOND_LOOK_MINUTES * 60_000
    const isHeldBack = !keepMissing && holdMass && isMass && !isSecondLook
    await tx
      .updateTable('job_source')
      .set({ last_import_at: now, vanishing_since: isHeldBack ? (since ?? now) : null })
      .where('id', '=', source.id)
      .execute()
    if (keepMissing) return { closed: 0, held: 0, kept: missing }
    if (isHeldBack || missing === 0) return { closed: 0, held: isHeldBack ? missing : 0, kept: 0 }
    await closeMissing(ctx, tx, source, present)
    return { closed: missing, held: 0, kept: 0 }
  })
}

async function countOpen(tx: Tx, source: BoardSource, present: readonly string[]) {
  return tx
    .selectFrom('posting')
    .where('source_id', '=', source.id)
    .where('closed_at', 'is', null)
    .select((eb) => [
      eb.fn.countAll<number>().as('open'),
      eb.fn.countAll<number>().filterWhere(isMissing(present)).as('missing'),
    ])
    .executeTakeFirstOrThrow()
}

async function closeMissing(ctx: Context, tx: Tx, source: BoardSource, present: readonly string[]): Promise<void> {
  const closedPostings = await tx
    .updateTable('posting')
    .set({ closed_at: ctx.clock.now() })
    .where('source_id', '=', source.id)
    .where('closed_at', 'is', null)
    .where(isMissing(present))
    .returning('job_id')
    .execute()
  const jobIds = [...new Set(closedPostings.map(({ job_id }) => job_id))]
  for (let start = 0; start < jobIds.length; start += CHUNK) {
    await remergeJobs(ctx, tx, jobIds.slice(start, start + CHUNK))
  }
}

function isMissing(present: readonly string[]) {
  return sql<boolean>`not exists (select from unnest(${present}::text[]) as present (key) where present.key = posting.key)`
}
