import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'
import { readBoard } from './read-board.ts'

const AT_A_TIME = 500

/** Reads one board, if it is still due. A failing board is reported in its log; the task itself doesn't fail. */
export const readBoardTask: Task<{ boardId: string }> = {
  name: 'read-board',
  data: z.object({ boardId: z.uuid() }),
  // Readings mostly wait for hosts and their rate limits.
  concurrency: 4,
  expireInSeconds: 3_600,
  retryLimit: 3,
  retryDelaySeconds: 60,
  async handle(ctx, { boardId }) {
    await readBoard(ctx, boardId, { whenDue: true })
  },
}

/** Every five minutes, sends a task for each due board, at most 500 at a time. Queues at most one task per board. */
export const readDueBoards: Task<object> = {
  name: 'read-due-boards',
  data: z.object({}),
  schedule: '*/5 * * * *',
  async handle({ db, clock, tasks }) {
    const now = clock.now()
    const dueBoards = await db
      .selectFrom('job_board')
      .select('id')
      .where('enabled', '=', true)
      .where('next_read_at', '<=', now)
      .where((eb) => eb.or([eb('reading_until', 'is', null), eb('reading_until', '<=', now)]))
      .orderBy('next_read_at')
      .limit(AT_A_TIME)
      .execute()
    for (const { id } of dueBoards) await tasks.send(db, readBoardTask, { boardId: id }, { deduplicationKey: id })
  },
}
