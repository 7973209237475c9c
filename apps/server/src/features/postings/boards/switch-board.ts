import type { Clock } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'

/**
 * Switches the hourly reading of a board on or off. Switching it on makes the board due immediately and resets its
 * count of failures. Switching it off stops a running reading within a minute.
 */
export async function switchBoard(
  { db, clock }: { readonly db: Database | Tx; readonly clock: Clock },
  boardId: string,
  enabled: boolean,
): Promise<void> {
  await db
    .updateTable('job_board')
    .set({ enabled, ...(enabled && { next_read_at: clock.now(), consecutive_failures: 0 }) })
    .where('id', '=', boardId)
    .execute()
}

/** Deletes a board and its log. The board's jobs stay unchanged. */
export async function removeBoard({ db }: Context, boardId: string): Promise<void> {
  await db.deleteFrom('job_board').where('id', '=', boardId).execute()
}
