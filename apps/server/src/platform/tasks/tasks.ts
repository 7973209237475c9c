import type { z } from 'zod'
import type { Database, Tx } from '../database/database.ts'

/** A kind of background work, as its sender knows it. */
export interface TaskKind<T extends object> {
  readonly name: string
  readonly data: z.ZodType<T>
}

export interface SendOptions {
  /** At most one task of this key waits at a time. */
  readonly deduplicationKey?: string
  readonly startAfter?: Date
  /** The priority: tasks with the highest priority are fetched first, a batch at a time; 0 by default. */
  readonly priority?: number
}

/** Sends tasks; this process or another may handle them. */
export interface Tasks {
  /** Writes the task in the caller's transaction, so that it exists if and only if the change does. */
  send<T extends object>(db: Tx | Database, task: TaskKind<T>, data: T, options?: SendOptions): Promise<void>
  /** Sends many tasks of a kind in one statement, otherwise like `send`. */
  sendMany<T extends object>(
    db: Tx | Database,
    task: TaskKind<T>,
    sent: readonly { readonly data: T; readonly priority?: number }[],
  ): Promise<void>
  /** Retries permanently failed tasks of one kind; other tasks are unaffected. */
  retryFailed(name: string, ids: readonly string[]): Promise<void>
}
