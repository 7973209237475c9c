import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** A task that failed as often as it may, and stays until somebody retries it or a week has gone by. */
export interface FailedTask {
  readonly id: string
  /** The kind of task. */
  readonly name: string
  readonly data: unknown
  readonly createdAt: Date
  readonly failedAt: Date
  readonly tries: number
  /** The last failure, in the words of its error. */
  readonly reason: string
}

/** The tasks that failed for good, newest first, at most `limit`. */
export async function listFailedTasks(db: Database, limit: number): Promise<FailedTask[]> {
  // The queue's own tables. Errors are kept as objects; what the queue itself says (a run that took too long) is wrapped.
  const { rows } = await sql<FailedTask>`
    select id, name, data, created_on as "createdAt", completed_on as "failedAt", retry_count + 1 as tries,
      coalesce(output ->> 'message', output -> 'value' ->> 'message', output ->> 'value', output::text, '') as reason
    from task.job where state = 'failed' order by completed_on desc, id limit ${limit}`.execute(db)
  return rows
}
