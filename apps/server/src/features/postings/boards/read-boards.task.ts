import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'
import { readBoard } from './read-board.ts'

const AT_A_TIME = 500

/** Reads one board, if it is still due. A failing board is reported in its log; the task itself doesn't fail. */
export const readBoardTask: Task<{ boardId: string }> = {
  name: 'read-board',
  data: z.object({ boardId: z.uuid() }),
  // They mostly wait for the boards' hosts and their rate limits.
  concurrency: 4,
  expireInSeconds: 3_600,
  retryLimit: 3,
  retryDelaySeconds: 60,
  async handle(ctx, { boardId }) {
    await readBoard(ctx, boardId, { whenDue: true })
  },
}

/** Sends a task for each board that is due, every few minutes; at most one task per board is queued. */
export const readDueBoards: Task<object> = {
  name: 'read-due-boards',
  data: z.object({}),
  schedule: '*/5 * * * *',
  async handle({ db, clock, tasks }) {
    const now = clock.now()
    const due = await db
      .selectFrom('job_board')
      .select('id')
      .where('enabled', '=', true)
      .where('next_read_at', '<=', now)
      .where((eb) => eb.or([eb('reading_until', 'is', null), eb('reading_until', '<=', now)]))
      .orderBy('next_read_at')
      .limit(AT_A_TIME)
      .execute()
    for (const { id } of due) await tasks.send(db, readBoardTask, { boardId: id }, { deduplicationKey: id })
  },
}
