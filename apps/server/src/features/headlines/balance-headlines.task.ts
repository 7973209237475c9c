import { z } from 'zod'
import { balanceHtml } from '../../platform/html/balance-html.ts'
import type { Task } from '../../platform/tasks/tasks.ts'

const BATCH = 50

/** Closes open elements in articles that an older version saved, each once. */
export const balanceHeadlines: Task<object> = {
  name: 'balance-headlines',
  data: z.object({}),
  schedule: '*/10 * * * *',
  async handle({ db }) {
    for (;;) {
      const rows = await db
        .selectFrom('headline')
        .select(['id', 'version', 'body'])
        .where('balanced', '=', false)
        .limit(BATCH)
        .execute()
      for (const { id, version, body } of rows) {
        await db
          .updateTable('headline')
          .set({ body: balanceHtml(body), balanced: true })
          .where('id', '=', id)
          .where('version', '=', version)
          .execute()
      }
      if (rows.length < BATCH) return
    }
  },
}
