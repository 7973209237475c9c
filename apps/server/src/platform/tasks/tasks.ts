import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import type { Database, DatabaseConnection, Tx } from '../database/database.ts'
import { TimedClient } from '../database/timed-client.ts'
import type { Logger } from '../log.ts'
import { newId } from '../new-id.ts'

/** A kind of background work: a name, the shape of its data, and what is done. Handlers are idempotent. */
export interface Task<T extends object> {
  readonly name: string
  readonly data: z.ZodType<T>
  /** Times a failing one is tried again, with growing delays; 10 unless told. */
  readonly retryLimit?: number
  /** Seconds that a run may take before it counts as failed; 900 unless told. */
  readonly expireInSeconds?: number
  /** Seconds before a failed one is tried again for the first time, about doubled each further time; 1 unless told. */
  readonly retryDelaySeconds?: number
  /** The longest such delay in seconds; without end unless told. */
  readonly retryDelayMaxSeconds?: number
  /** How many a process works on at the same time; 1 unless told. For those that mostly wait for another machine. */
  readonly concurrency?: number
  /** Cron expression in UTC; the task is then also sent by itself, with empty data. */
  readonly schedule?: string
  handle(ctx: Context, data: T): Promise<void>
}

export interface SendOptions {
  /** At most one task of this key waits at a time. */
  readonly deduplicationKey?: string
  readonly startAfter?: Date
  /** Of those that wait, the highest are fetched first, a batch at a time; 0 unless told. */
  readonly priority?: number
}

/** Sends tasks; what works them off may be this process or another. */
export interface Tasks {
  /** Writes the task in the caller's transaction: it exists when, and only when, the change does. */
  send<T extends object>(db: Tx | Database, task: Task<T>, data: T, options?: SendOptions): Promise<void>
  /** Has tasks of one kind that failed for good tried once more; others are left alone. */
  retryFailed(name: string, ids: readonly string[]): Promise<void>
}

export interface TaskQueue extends Tasks {
  /** Begins to work off tasks. */
  work(ctx: Context): Promise<void>
  /** Ends: waits for running handlers at most 20 s; what was fetched and not begun waits again for any process. */
  stop(): Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: a list of tasks, each with data of its own
export type AnyTask = Task<any>

export interface TaskQueueOptions {
  /** How often to look for what no notification tells of: retries that are due, tasks that start later; 5 unless told, of scheduled tasks more seldom. */
  readonly pollSeconds?: number
  /** How often to look for tasks whose worker died or that took too long; 20 unless told. */
  readonly superviseSeconds?: number
}

const BATCH = 50
/** A batch begins no further task after this: slow ones must not keep the others from a process that is free. */
const BATCH_MS = 30_000
/** A worker that gave no sign of life for so long is dead; its tasks are tried again. Signs come twice as often. */
const HEARTBEAT_SECONDS = 30
const STOP_MS = 20_000
/** The queue's own statements take far less; an answer that does not come was lost with the machine that it was asked of. */
const ANSWER_MS = 60_000
/** Nobody waits for what has a schedule: looked for so many times less often, an idle Rise costs half. */
const UNHURRIED = 12

/** Opens the queue (and creates or upgrades its tables). It has a small pool of its own, apart from the requests'. */
export async function openTaskQueue(
  connection: DatabaseConnection,
  tasks: readonly AnyTask[],
  log: Logger,
  { pollSeconds = 5, superviseSeconds = 20 }: TaskQueueOptions = {},
): Promise<TaskQueue> {
  const waiting = { Client: TimedClient, query_timeout: ANSWER_MS, keepAlive: true }
  const boss = new PgBoss({
    ...connection,
    ...waiting,
    application_name: 'rise-tasks',
    schema: 'task',
    max: 2,
    useListenNotify: true,
    monitorVacuum: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  })
  boss.on('error', (error) => log.error({ err: error }, 'task queue'))
  boss.on('warning', (warning) => log.warn({ warning }, 'task queue'))
  let stopping = false
  async function stop(): Promise<void> {
    stopping = true
    await boss.stop({ graceful: true, timeout: STOP_MS })
  }
  try {
    await boss.start()
    for (const task of tasks) await prepareQueue(boss, task)
  } catch (error) {
    await stop()
    throw error
  }

  return {
    async send(db, task, data, options = {}) {
      await boss.send(task.name, data, {
        db: fromKysely(db),
        // The queue's policy lets one of a key wait, also of the empty key, so one without a key gets its own.
        singletonKey: options.deduplicationKey ?? newId(),
        ...(options.startAfter && { startAfter: options.startAfter }),
        ...(options.priority !== undefined && { priority: options.priority }),
      })
    },
    async retryFailed(name, ids) {
      await boss.retry(name, [...ids])
    },
    async work(ctx) {
      await keepSchedules(boss, tasks)
      const options = {
        batchSize: BATCH,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: Math.min(2, pollSeconds),
        perJobResults: true,
      } as const
      for (const task of tasks) {
        const notifyPollingIntervalSeconds = task.schedule === undefined ? pollSeconds : UNHURRIED * pollSeconds
        const own = { ...options, notifyPollingIntervalSeconds }
        await boss.work(task.name, own, (jobs: Job<unknown>[]) => handleBatch(boss, task, ctx, jobs, () => stopping))
      }
    },
    stop,
  }
}

async function prepareQueue(boss: PgBoss, task: AnyTask): Promise<void> {
  const options = {
    notify: true,
    retryLimit: task.retryLimit ?? 10,
    retryDelay: task.retryDelaySeconds ?? 1,
    retryBackoff: true,
    ...(task.retryDelayMaxSeconds !== undefined && { retryDelayMax: task.retryDelayMaxSeconds }),
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: task.expireInSeconds ?? 900,
  }
  await boss.createQueue(task.name, { ...options, policy: 'short' })
  await boss.updateQueue(task.name, options)
}

/** Schedules what has a schedule, and ends the schedules that an earlier version left behind. */
async function keepSchedules(boss: PgBoss, tasks: readonly AnyTask[]): Promise<void> {
  const scheduled = new Set<string>()
  for (const task of tasks) {
    if (task.schedule === undefined) continue
    scheduled.add(task.name)
    await boss.schedule(task.name, task.schedule, {}, { tz: 'UTC' })
  }
  for (const { name } of await boss.getSchedules()) {
    if (!scheduled.has(name)) await boss.unschedule(name)
  }
}

/** Each task of a batch stands alone: one that fails is tried again by itself, the others are done. */
async function handleBatch(
  boss: PgBoss,
  task: AnyTask,
  ctx: Context,
  jobs: readonly Job<unknown>[],
  isStopping: () => boolean,
): Promise<JobResult[]> {
  const results: JobResult[] = []
  const waiting = [...jobs]
  const until = performance.now() + BATCH_MS
  const isOver = () => isStopping() || performance.now() > until
  async function handleInTurn(): Promise<void> {
    for (let job = waiting.shift(); job; job = isOver() ? undefined : waiting.shift()) {
      results.push(await handleOne(task, ctx, job))
    }
  }
  await Promise.all(Array.from({ length: task.concurrency ?? 1 }, handleInTurn))
  await giveBack(boss, task, ctx, waiting)
  return results
}

async function handleOne(task: AnyTask, ctx: Context, job: Job<unknown>): Promise<JobResult> {
  try {
    await task.handle(ctx, task.data.parse(job.data ?? {}))
    return { id: job.id, status: 'completed' }
  } catch (error) {
    ctx.log.error({ err: error, task: task.name, taskId: job.id }, 'task failed')
    const message = error instanceof Error ? error.message : String(error)
    return { id: job.id, status: 'failed', output: { message } }
  }
}

// What cannot be given back (meanwhile another of its key waits) is left out of the results and so tried again later.
async function giveBack(boss: PgBoss, task: AnyTask, ctx: Context, jobs: readonly Job<unknown>[]): Promise<void> {
  for (const { id } of jobs) {
    await ctx.db
      .transaction()
      .execute(async (tx) => {
        await boss.cancel(task.name, id, { db: fromKysely(tx) })
        await boss.resume(task.name, id, { db: fromKysely(tx) })
      })
      .catch((error: unknown) => ctx.log.warn({ err: error, task: task.name, taskId: id }, 'task not given back'))
  }
}
