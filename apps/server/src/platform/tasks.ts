import { fromKysely, type Job, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Context } from './context.ts'
import type { Database, DatabaseConnection, Tx } from './database.ts'
import type { Logger } from './log.ts'

/** A kind of background work: a name, the shape of its data, and what is done. Handlers are idempotent. */
export interface Task<T extends object> {
  readonly name: string
  readonly data: z.ZodType<T>
  /** Times a failing one is tried again, with growing delays; 10 unless told. */
  readonly retryLimit?: number
  /** Cron expression in UTC; the task is then also sent by itself, with empty data. */
  readonly schedule?: string
  handle(ctx: Context, data: T): Promise<void>
}

export interface SendOptions {
  /** At most one task of this key waits at a time. */
  readonly deduplicationKey?: string
  readonly startAfter?: Date
}

/** Sends tasks; what works them off may be this process or another. */
export interface Tasks {
  /** Writes the task in the caller's transaction: it exists when, and only when, the change does. */
  send<T extends object>(db: Tx | Database, task: Task<T>, data: T, options?: SendOptions): Promise<void>
}

export interface TaskQueue extends Tasks {
  /** Begins to work off tasks. */
  work(ctx: Context): Promise<void>
  /** Ends: waits for running handlers at most 20 s, gives back what was not begun. */
  stop(): Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: a list of tasks, each with data of its own
export type AnyTask = Task<any>

const BATCH = 50

/** Opens the queue (and creates or upgrades its tables). It has a small pool of its own, apart from the requests'. */
export async function openTaskQueue(
  connection: DatabaseConnection,
  tasks: readonly AnyTask[],
  log: Logger,
): Promise<TaskQueue> {
  const boss = new PgBoss({
    ...connection,
    application_name: 'rise-tasks',
    schema: 'task',
    max: 4,
    useListenNotify: true,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'task queue'))
  boss.on('warning', (warning) => log.warn({ warning }, 'task queue'))
  await boss.start()
  for (const task of tasks) {
    const options = { notify: true, retryLimit: task.retryLimit ?? 10, retryDelay: 1, retryBackoff: true }
    await boss.createQueue(task.name, options)
    await boss.updateQueue(task.name, options)
  }

  return {
    async send(db, task, data, options = {}) {
      await boss.send(task.name, data, {
        db: fromKysely(db),
        ...(options.deduplicationKey !== undefined && { singletonKey: options.deduplicationKey }),
        ...(options.startAfter && { startAfter: options.startAfter }),
      })
    },
    async work(ctx) {
      for (const task of tasks) {
        if (task.schedule) await boss.schedule(task.name, task.schedule, {}, { tz: 'UTC' })
        const options = { batchSize: BATCH, burstWhenBatchFull: true, pollingIntervalSeconds: 2 }
        await boss.work(task.name, options, (jobs: Job<unknown>[]) => handleBatch(boss, task, ctx, jobs))
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}

/** Each task of a batch stands alone: one that fails is tried again by itself, the others are done. */
async function handleBatch(boss: PgBoss, task: AnyTask, ctx: Context, jobs: readonly Job<unknown>[]): Promise<void> {
  for (const job of jobs) {
    try {
      await task.handle(ctx, task.data.parse(job.data ?? {}))
    } catch (error) {
      ctx.log.error({ err: error, task: task.name, taskId: job.id }, 'task failed')
      await boss.fail(task.name, job.id, { message: error instanceof Error ? error.message : String(error) })
    }
  }
}
