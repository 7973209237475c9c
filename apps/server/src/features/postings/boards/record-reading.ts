import { type Selectable, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { nextRead } from './next-read.ts'
import type { BoardRead } from './read-outcome.ts'

const KEPT_DAYS = 30
const KEPT_READINGS = 200

/** Adds a reading to the board's log, schedules the next reading, and deletes old lines. */
export async function recordReading(
  ctx: Context,
  board: Selectable<Tables['job_board']>,
  startedAt: Date,
  { reading, marks, companies, emptySince }: BoardRead,
): Promise<void> {
  const now = ctx.clock.now()
  const hasSucceeded = reading.outcome !== 'failed'
  const failures = hasSucceeded ? 0 : board.consecutive_failures + 1
  await ctx.db.transaction().execute(async (tx) => {
    const updatedBoard = await tx
      .updateTable('job_board')
      .set({
        last_read_at: now,
        next_read_at: nextRead(board.id, now, failures),
        consecutive_failures: failures,
        ...(hasSucceeded && { last_success_at: now }),
        ...(marks && { etag: marks.etag, last_modified: marks.lastModified, whole_read_at: now }),
        ...(companies && { companies: [...companies] }),
        ...(emptySince !== undefined && { empty_since: emptySince }),
      })
      .where('id', '=', board.id)
      .returning('id')
      .executeTakeFirst()
    // The board and its log were removed during the reading.
    if (updatedBoard === undefined) return
    const times = { started_at: startedAt, finished_at: now }
    await tx
      .insertInto('job_board_read')
      .values({ id: ctx.newId(), board_id: board.id, ...times, ...reading })
      .execute()
    await tx
      .deleteFrom('job_board_read')
      .where('board_id', '=', board.id)
      .where(({ eb, or }) =>
        or([
          eb('started_at', '<', new Date(now.getTime() - KEPT_DAYS * 86_400_000)),
          eb(
            'id',
            'in',
            sql<string>`(select id from job_board_read where board_id = ${board.id} order by started_at desc, id desc offset ${KEPT_READINGS})`,
          ),
        ]),
      )
      .execute()
  })
}
