import type { Context } from '../context.ts'
import type { TaskKind } from './tasks.ts'

/** A kind of background work with its handler. Handlers are idempotent. */
export interface Task<T extends object> extends TaskKind<T> {
  /** The number of retries of a failing task, with growing delays; 10 by default. */
  readonly retryLimit?: number
  /** Seconds that a run may take before it counts as failed; 900 by default. */
  readonly expireInSeconds?: number
  /** Seconds before the first retry, about doubled for each further one; 1 by default. */
  readonly retryDelaySeconds?: number
  /** The maximum delay between retries, in seconds; unlimited by default. */
  readonly retryDelayMaxSeconds?: number
  /**
   * How many tasks a process handles at the same time; 1 by default. Raise it for tasks that mostly wait for another
   * machine.
   */
  readonly concurrency?: number
  /** Cron expression in UTC; the task is then also sent on schedule, with empty data. */
  readonly schedule?: string
  handle(ctx: Context, data: T): Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: a list of tasks, each with data of its own
export type AnyTask = Task<any>
