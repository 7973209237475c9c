import { Redis } from 'ioredis'
import { migrationsFolder } from './app.ts'
import { listeners, tasks } from './features/features.ts'
import { createActivityLog, createReactTask, type Listener } from './platform/activity.ts'
import type {} from './platform/activity-tables.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Context } from './platform/context.ts'
import { StartError } from './platform/data-dir.ts'
import { type DatabaseConnection, openDatabase, openPool } from './platform/database.ts'
import type { Logger } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { newId } from './platform/new-id.ts'
import { type AnyTask, openTaskQueue, type TaskQueue, type TaskQueueOptions } from './platform/tasks.ts'

const POOL_SIZE = 16
const REDIS_COMMAND_MS = 1_000

export interface Backend {
  readonly ctx: Context
  readonly queue: TaskQueue
  /** Releases the tasks, then the database. */
  close(): Promise<void>
}

export interface BackendOptions {
  readonly log: Logger
  readonly clock?: Clock
  readonly listeners?: readonly Listener[]
  readonly tasks?: readonly AnyTask[]
  readonly queue?: TaskQueueOptions
}

/** Connects to the database, migrates it, and makes the context that every verb works with. */
export async function openBackend(connection: DatabaseConnection, options: BackendOptions): Promise<Backend> {
  const { log, clock = systemClock } = options
  const applied = await migrate(connection, migrationsFolder)
  if (applied.length > 0) log.info({ applied }, 'database migrated')

  const db = openDatabase(
    openPool(connection, POOL_SIZE, (error) => log.warn({ err: error }, 'idle database connection lost')),
  )
  try {
    const heard = options.listeners ?? listeners
    const react = createReactTask(heard)
    const queue = await openTaskQueue(connection, [react, ...(options.tasks ?? tasks)], log, options.queue)
    const makeId = () => newId(clock.now())
    const activity = createActivityLog(heard, react, { tasks: queue, clock, newId: makeId })
    const ctx: Context = { db, clock, newId: makeId, activity, tasks: queue, log }
    return {
      ctx,
      queue,
      async close() {
        await queue.stop().finally(() => db.destroy())
      },
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/**
 * Connects to Redis; while it is away later, or does not answer, commands fail soon instead of piling up.
 *
 * @throws {StartError} nobody answers there
 */
export async function openRedis(url: string, log: Logger): Promise<Redis> {
  const patience = { connectTimeout: 5_000, commandTimeout: REDIS_COMMAND_MS, maxRetriesPerRequest: 1 }
  const redis = new Redis(url, { ...patience, enableOfflineQueue: false, lazyConnect: true })
  let reason: Error | undefined
  const remember = (error: Error) => {
    reason = error
  }
  redis.on('error', remember)
  try {
    await redis.connect()
  } catch (error) {
    redis.disconnect()
    // The rejection only says that the connection is closed; the event before it said why.
    const cause = reason ?? error
    const text = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(`REDIS_URL cannot be used: ${text}. Is that Redis running?`, { cause })
  }
  redis.on('error', (error) => log.warn({ err: error }, 'redis'))
  redis.off('error', remember)
  return redis
}
