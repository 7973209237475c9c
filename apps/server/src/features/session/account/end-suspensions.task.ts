import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'
import { restoreLogin } from './suspend-login.ts'

/** Ends suspensions whose time is over. */
export const endSuspensions: Task<object> = {
  name: 'end-suspensions',
  data: z.object({}),
  schedule: '* * * * *',
  async handle({ db, clock }) {
    const dueLogins = await db
      .selectFrom('login')
      .select('id')
      .where('suspended_until', '<=', clock.now())
      .orderBy('id')
      .execute()
    for (const { id } of dueLogins) {
      await db.transaction().execute(async (tx) => {
        const stillSuspended = await tx
          .selectFrom('login')
          .select('id')
          .where('id', '=', id)
          .where('suspended_until', '<=', clock.now())
          .forUpdate()
          .executeTakeFirst()
        if (stillSuspended) await restoreLogin(tx, id)
      })
    }
  },
}
