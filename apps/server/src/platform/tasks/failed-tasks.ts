import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** A task that has used up its retries, and stays until someone retries it or a week has passed. */
export interface FailedTask {
  readonly id: string
  /** The name of the task's kind. */
  readonly name: string
  readonly data: unknown
  readonly createdAt: Date
  readonly failedAt: Date
  readonly tries: number
  /** The message of its last error. */
  readonly reason: string
}

/** Returns the tasks that failed permanently, newest first, at most `limit`. */
export async function listFailedTasks(db: Database, limit: number): Promise<FailedTask[]> {
  // Reads the queue's own tables. Errors are stored as objects; the queue's own messages (a run that took too long) are
  // wrapped.
  const { rows } = await sql<FailedTask>`
    select id, name, data, created_on as "createdAt", completed_on as "failedAt", retry_count + 1 as tries,
      coalesce(output ->> 'message', output -> 'value' ->> 'message', output ->> 'value', output::text, '') as reason
    from task.job where state = 'failed' order by completed_on desc, id limit ${limit}`.execute(db)
  return rows
}

/** Permanently failed tasks of one kind; `failedAt` is the time of the latest failure. */
interface FailedKind {
  readonly name: string
  readonly tasks: number
  readonly tries: number
  readonly failedAt: Date
}

/**
 * Returns how many tasks of each kind failed permanently after a time, compared in whole milliseconds. Without a time,
 * counts all stored failures, which are from the last week.
 */
export async function countFailedTasksSince(db: Database, since: Date = new Date(0)): Promise<FailedKind[]> {
  const { rows } = await sql<FailedKind>`
    select name, count(*)::int as tasks, max(retry_count)::int + 1 as tries,
      max(date_trunc('milliseconds', completed_on)) as "failedAt"
    from task.job where state = 'failed' and date_trunc('milliseconds', completed_on) > ${since}
    group by name order by name`.execute(db)
  return rows
}
