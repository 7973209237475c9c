import type { Context } from '../../../platform/context.ts'

/** Switches a board's hourly reading on, then it is due at once, or off; a reading under way ends within a minute. */
export async function switchBoard({ db, clock }: Context, boardId: string, enabled: boolean): Promise<void> {
  await db
    .updateTable('job_board')
    .set({ enabled, ...(enabled && { next_read_at: clock.now(), consecutive_failures: 0 }) })
    .where('id', '=', boardId)
    .execute()
}

/** Forgets a board and its log. Its jobs stay as they are. */
export async function removeBoard({ db }: Context, boardId: string): Promise<void> {
  await db.deleteFrom('job_board').where('id', '=', boardId).execute()
}
