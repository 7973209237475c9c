import { sql } from 'kysely'
import { z } from 'zod'
import { balanceHtml } from '../html/balance-html.ts'
import type { Task } from '../tasks/task.ts'

const BATCH = 50

interface StoredText {
  readonly id: string
  readonly version: number
  readonly body: string
}

/**
 * Returns the task that closes the elements left open in texts by an older version, once per text. The table has the
 * columns `id`, `version`, `body` and `balanced`. A text that was saved in the meantime is already balanced.
 */
export function balancingTask(name: string, table: string): Task<object> {
  return {
    name,
    data: z.object({}),
    schedule: '*/10 * * * *',
    async handle({ db }) {
      for (;;) {
        const { rows } = await sql<StoredText>`
          select id, version, body from ${sql.table(table)} where not balanced limit ${BATCH}`.execute(db)
        for (const { id, version, body } of rows) {
          await sql`
            update ${sql.table(table)} set body = ${balanceHtml(body)}, balanced = true
            where id = ${id} and version = ${version}`.execute(db)
        }
        if (rows.length < BATCH) return
      }
    },
  }
}
