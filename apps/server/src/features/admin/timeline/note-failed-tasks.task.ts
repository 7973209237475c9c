import { sql } from 'kysely'
import { z } from 'zod'
import { countFailedTasksSince } from '../../../platform/tasks/failed-tasks.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { recordAct } from '../../session/index.ts'

/** Records in the timeline how many tasks of each kind have failed permanently since the last such entry. */
export const noteFailedTasks: Task<Record<string, never>> = {
  name: 'note-failed-tasks',
  data: z.object({}),
  schedule: '*/5 * * * *',
  async handle(ctx) {
    await ctx.db.transaction().execute(async (tx) => {
      // When two processes run at the same time, the later one sees the earlier one's entry.
      await sql`select pg_advisory_xact_lock(hashtext('note-failed-tasks'))`.execute(tx)
      const lastEntry = await tx
        .selectFrom('admin_act')
        .select('created_at')
        .where('act', '=', 'system.task-failed')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      const failedKinds = await countFailedTasksSince(tx, lastEntry?.created_at)
      const latestFailure = Math.max(...failedKinds.map(({ failedAt }) => failedAt.getTime()))
      for (const { name, tasks, tries } of failedKinds) {
        await recordAct(ctx, tx, {
          act: 'system.task-failed',
          by: null,
          subject: { id: null, name },
          after: { tasks, tries },
          at: new Date(latestFailure),
        })
      }
    })
  },
}
