import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Context } from '../context.ts'
import type { DatabaseConnection } from '../database/database.ts'
import { TimedClient } from '../database/timed-client.ts'
import type { Logger } from '../log.ts'
import { newId } from '../new-id.ts'
import type { AnyTask } from './task.ts'
import type { Tasks } from './tasks.ts'

export interface TaskQueue extends Tasks {
  /** Starts handling tasks. */
  work(ctx: Context): Promise<void>
  /**
   * Stops the queue. Waits at most 20 s for running handlers; fetched tasks that have not started return to the queue.
   */
  stop(): Promise<void>
}

export interface TaskQueueOptions {
  /**
   * The seconds between polls for tasks that cause no notification: due retries and tasks that start later. 5 by
   * default; schedules are polled less often.
   */
  readonly pollSeconds?: number
  /** The seconds between checks for tasks whose worker died or that took too long; 20 by default. */
  readonly superviseSeconds?: number
}

const BATCH = 50
/** The time after which a batch starts no further task, so that slow tasks don't keep the rest from an idle process. */
const BATCH_MS = 30_000
/**
 * The time after which a silent worker counts as dead and its tasks are retried. Workers report at half this interval.
 */
const HEARTBEAT_SECONDS = 30
const STOP_MS = 20_000
/** The time without an answer after which the connection counts as lost. The queue's own statements take far less. */
const ANSWER_MS = 60_000
/** How much less often scheduled tasks are polled. No one waits for them, and this halves the cost of an idle Rise. */
const SCHEDULE_POLL_FACTOR = 12

/**
 * Opens the queue, and creates or upgrades its tables. The queue has its own small pool, separate from that of
 * requests.
 */
export async function openTaskQueue(
  connection: DatabaseConnection,
  tasks: readonly AnyTask[],
  log: Logger,
  { pollSeconds = 5, superviseSeconds = 20 }: TaskQueueOptions = {},
): Promise<TaskQueue> {
  const clientOptions = { Client: TimedClient, query_timeout: ANSWER_MS, keepAlive: true }
  const boss = new PgBoss({
    ...connection,
    ...clientOptions,
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
  let isStopping = false
  async function stop(): Promise<void> {
    isStopping = true
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
        // The queue's policy lets one task per key wait, and an empty key counts, too, so a task without a key gets a
        // unique one.
        singletonKey: options.deduplicationKey ?? newId(),
        ...(options.startAfter && { startAfter: options.startAfter }),
        ...(options.priority !== undefined && { priority: options.priority }),
      })
    },
    async sendMany(db, task, sent) {
      if (sent.length === 0) return
      const jobs = sent.map(({ data, priority }) => ({
        data,
        singletonKey: newId(),
        ...(priority !== undefined && { priority }),
      }))
      await boss.insert(task.name, jobs, { db: fromKysely(db) })
    },
    async retryFailed(name, ids) {
      await boss.retry(name, [...ids])
    },
    async work(ctx) {
      await syncSchedules(boss, tasks)
      const options = {
        batchSize: BATCH,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: Math.min(2, pollSeconds),
        perJobResults: true,
      } as const
      for (const task of tasks) {
        const notifyPollingIntervalSeconds =
          task.schedule === undefined ? pollSeconds : SCHEDULE_POLL_FACTOR * pollSeconds
        const workOptions = { ...options, notifyPollingIntervalSeconds }
        await boss.work(task.name, workOptions, (jobs: Job<unknown>[]) =>
          handleBatch(boss, task, ctx, jobs, () => isStopping),
        )
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

/** Schedules the tasks that have a schedule, and removes the schedules of an earlier version. */
async function syncSchedules(boss: PgBoss, tasks: readonly AnyTask[]): Promise<void> {
  const scheduledNames = new Set<string>()
  for (const task of tasks) {
    if (task.schedule === undefined) continue
    scheduledNames.add(task.name)
    await boss.schedule(task.name, task.schedule, {}, { tz: 'UTC' })
  }
  for (const { name } of await boss.getSchedules()) {
    if (!scheduledNames.has(name)) await boss.unschedule(name)
  }
}

/** Handles each task of a batch independently, so that only failed tasks are retried. */
async function handleBatch(
  boss: PgBoss,
  task: AnyTask,
  ctx: Context,
  jobs: readonly Job<unknown>[],
  isStopping: () => boolean,
): Promise<JobResult[]> {
  const results: JobResult[] = []
  const waitingJobs = [...jobs]
  const until = performance.now() + BATCH_MS
  const isOver = () => isStopping() || performance.now() > until
  async function handleInTurn(): Promise<void> {
    for (let job = waitingJobs.shift(); job; job = isOver() ? undefined : waitingJobs.shift()) {
      results.push(await handleOne(task, ctx, job))
    }
  }
  await Promise.all(Array.from({ length: task.concurrency ?? 1 }, handleInTurn))
  await returnToQueue(boss, task, ctx, waitingJobs)
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

// A task that can't return to the queue (another of its key is waiting now) is left out of the results and so retried
// later.
async function returnToQueue(boss: PgBoss, task: AnyTask, ctx: Context, jobs: readonly Job<unknown>[]): Promise<void> {
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
