import { Redis } from 'ioredis'
import { migrationsFolder } from './app.ts'
import { listeners, tasks } from './features/features.ts'
import { createActivityLog, createReactTask, type Listener } from './platform/activity.ts'
import type {} from './platform/activity-tables.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Context } from './platform/context.ts'
import { type DatabaseConnection, openDatabase, openPool } from './platform/database.ts'
import type { Logger } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { newId } from './platform/new-id.ts'
import { type AnyTask, openTaskQueue, type TaskQueue } from './platform/tasks.ts'

const POOL_SIZE = 16

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
}

/** Connects to the database, migrates it, and makes the context that every verb works with. */
export async function openBackend(connection: DatabaseConnection, options: BackendOptions): Promise<Backend> {
  const { log, clock = systemClock } = options
  const pool = openPool(connection, POOL_SIZE, (error) => log.warn({ err: error }, 'idle database connection lost'))
  const db = openDatabase(pool)
  try {
    const applied = await migrate(db, migrationsFolder)
    if (applied.length > 0) log.info({ applied }, 'database migrated')
    const heard = options.listeners ?? listeners
    const react = createReactTask(heard)
    const queue = await openTaskQueue(connection, [react, ...(options.tasks ?? tasks)], log)
    const makeId = () => newId(clock.now())
    const activity = createActivityLog(heard, react, { tasks: queue, clock, newId: makeId })
    const ctx: Context = { db, clock, newId: makeId, activity, tasks: queue, log }
    return {
      ctx,
      queue,
      async close() {
        await queue.stop()
        await db.destroy()
      },
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Connects to Redis; commands fail at once while it is away instead of piling up. */
export function openRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, lazyConnect: true })
  redis.on('error', (error) => log.warn({ err: error }, 'redis'))
  return redis
}
