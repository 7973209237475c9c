import type { Selectable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { storeBoard } from '../store/store-board.ts'
import { type BoardRead, nothingDone } from './read-outcome.ts'

const SECOND_LOOK_MS = 30 * 60_000

/**
 * Stores a board without jobs. The first time, no jobs close, because a board is empty by mistake more often than a
 * company stops hiring overnight. They close if another reading at least half an hour later is empty, too. A careers
 * page that is read by its JSON-LD markup never closes jobs, because it may only have lost its markup.
 */
export async function storeEmptyBoard(
  ctx: Context,
  { id: boardId, kind, companies, empty_since, company_id, company_name }: Selectable<Tables['job_board']>,
): Promise<BoardRead> {
  const now = ctx.clock.now()
  const emptySince = empty_since ?? now
  const reading = { ...nothingDone, outcome: 'held' } as const
  if (companies.length === 0) {
    return { reading: { ...reading, outcome: 'ok', message: 'It has no jobs.' }, emptySince }
  }
  if (kind === 'json-ld') {
    const message = 'We can no longer find jobs on this page. Nothing was closed.'
    return { reading: { ...reading, outcome: 'failed', message }, emptySince }
  }
  if (now.getTime() - emptySince.getTime() < SECOND_LOOK_MS) {
    const message =
      'It is empty, so nothing was closed; its jobs close when a reading at least 30 minutes later finds the same.'
    return { reading: { ...reading, message }, emptySince }
  }
  let closedCount = 0
  // All jobs on a company's own board belong to that company, whatever company name the board states.
  const names = company_id !== null && company_name !== null ? [company_name] : companies
  for (const companyName of names) {
    const board = { kind, boardId, companyId: company_id ?? undefined, companyName, allowEmpty: true }
    closedCount += (await storeBoard(ctx, board, [])).closed
  }
  return { reading: { ...reading, closed: closedCount, outcome: 'ok', message: 'It is still empty.' }, emptySince }
}
