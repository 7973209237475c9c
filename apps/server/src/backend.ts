import { fileURLToPath } from 'node:url'
import { Redis } from 'ioredis'
import { migrationsFolder } from './app.ts'
import { lateEmails, listeners, mailLanguage, mailPictures, residents, tasks } from './features/features.ts'
import { createActivityLog } from './platform/activity/activity-log.ts'
import type {} from './platform/activity/activity-tables.ts'
import { createReactTask, type Listener } from './platform/activity/listener.ts'
import { createBrand } from './platform/brand.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Context } from './platform/context.ts'
import { StartError } from './platform/data-dir.ts'
import { type DatabaseConnection, openDatabase, openPool, type PoolLimits } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { createTextReader, type ReadTexts } from './platform/dns/read-texts.ts'
import { createFetcher, type Fetcher } from './platform/fetch/fetcher.ts'
import type { Files } from './platform/files/files.ts'
import { openFiles } from './platform/files/open-files.ts'
import { createLimits } from './platform/limits.ts'
import type { Logger } from './platform/log.ts'
import { builtEmails, type LoadEmails } from './platform/mail/built-emails.ts'
import { forgetMails } from './platform/mail/forget-mails.task.ts'
import { createMail } from './platform/mail/mail.ts'
import { createMailTask } from './platform/mail/send-mail.task.ts'
import { createSmtp, localSender } from './platform/mail/smtp.ts'
import { newId } from './platform/new-id.ts'
import { noRealtime, type Realtime } from './platform/realtime/realtime.ts'
import { announceTopic } from './platform/realtime/topics.ts'
import { startResidents } from './platform/resident.ts'
import { createKeys } from './platform/secrets/keys.ts'
import { storedSecret } from './platform/secrets/stored-secret.ts'
import type { AnyTask } from './platform/tasks/task.ts'
import { openTaskQueue, type TaskQueue, type TaskQueueOptions } from './platform/tasks/task-queue.ts'

const POOL_SIZE = 16
const ONCE_POOL_SIZE = 4
/** The templates that `npm run build` generates from features/emails.ts. */
const emailsFile = fileURLToPath(new URL('../dist/emails.js', import.meta.url))
const REDIS_COMMAND_MS = 1_000

export interface Backend {
  readonly ctx: Context
  readonly queue: TaskQueue
  /** The names of the migrations applied at this startup. */
  readonly migrated: readonly string[]
  /**
   * Runs start-up work on its own short-lived connections, so that no session of the long-lived pool keeps the plans
   * cached for this work.
   */
  once<T>(work: (ctx: Context) => Promise<T>): Promise<T>
  /** Stops the residents and the tasks, then closes the database. */
  close(): Promise<void>
}

export interface BackendOptions {
  readonly log: Logger
  readonly config: Config
  readonly redis?: Redis | undefined
  /** Notifies connected browsers; by default, no one is notified. */
  readonly realtime?: Realtime
  readonly clock?: Clock
  /** Fetches pages; by default, the guarded client of the configuration. */
  readonly fetch?: Fetcher
  /** Reads TXT records, by default from the machine's name servers. */
  readonly readTexts?: ReadTexts
  /** The store of files; by default, the configured one. */
  readonly files?: Files
  readonly listeners?: readonly Listener[]
  readonly tasks?: readonly AnyTask[]
  /** The email templates; by default, those of the build. */
  readonly emails?: LoadEmails
  readonly queue?: TaskQueueOptions
  /** The limits and the size of the connection pool for requests; 16 connections by default. */
  readonly pool?: PoolLimits & { readonly size?: number | undefined }
}

/** Connects to the database, migrates it, and creates the context that every operation uses. */
export async function openBackend(connection: DatabaseConnection, options: BackendOptions): Promise<Backend> {
  const { log, config, redis, clock = systemClock, realtime = noRealtime } = options
  const appliedMigrations = await migrate(connection, migrationsFolder)
  if (appliedMigrations.length > 0) log.info({ applied: appliedMigrations }, 'database migrated')

  const open = (size: number) =>
    openDatabase(
      openPool(connection, size, (error) => log.warn({ err: error }, 'idle database connection lost'), options.pool),
    )
  const db = open(options.pool?.size ?? POOL_SIZE)
  const brand = createBrand(config.productName)
  try {
    const activityListeners = options.listeners ?? listeners
    const react = createReactTask(activityListeners)
    const smtp =
      config.smtpUrl === undefined
        ? undefined
        : createSmtp(config.smtpUrl, () => config.mailFrom ?? localSender(brand.name))
    const load = options.emails ?? builtEmails(emailsFile)
    const sendMail = createMailTask({ load, smtp, late: lateEmails, pictures: mailPictures, languageOf: mailLanguage })
    const all = [react, sendMail, ...(options.tasks ?? [forgetMails, announceTopic, ...tasks])]
    const queue = await openTaskQueue(connection, all, log, options.queue)
    const makeId = () => newId(clock.now())
    const activity = createActivityLog(activityListeners, react, { tasks: queue, clock, newId: makeId })
    const keys = createKeys(config.authSecret ?? (await storedSecret(db)))
    const limits = createLimits(redis, log)
    const mail = createMail({ task: sendMail, tasks: queue, clock, newId: makeId, load, config, brand })
    const fetch = options.fetch ?? createFetcher(fetcherSettings(config))
    const files = options.files ?? openFiles(config)
    const readTexts = options.readTexts ?? createTextReader()
    const services = { activity, tasks: queue, keys, limits, mail, fetch, readTexts, files }
    const ctx: Context = { db, clock, newId: makeId, log, config, brand, realtime, ...services }
    const stopResidents = await startResidents(ctx, residents)
    return {
      ctx,
      queue,
      migrated: appliedMigrations,
      async once(work) {
        const startUpPool = open(ONCE_POOL_SIZE)
        return await work({ ...ctx, db: startUpPool }).finally(() => startUpPool.destroy())
      },
      async close() {
        await stopResidents()
        await queue.stop().finally(() => db.destroy())
      },
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/**
 * Returns the fetcher's settings. The user agent has the configured product name even if an admin has changed the name,
 * because other sites may have rules for this user agent.
 */
function fetcherSettings({ productName, publicUrl, fetchAllowOrigins }: Config) {
  const name = productName.replaceAll(/[^\w.-]+/g, '-')
  return { userAgent: `${name}-fetcher/1.0 (+${publicUrl})`, allowedOrigins: fetchAllowOrigins }
}

/**
 * Connects to Redis. If Redis becomes unavailable later, commands fail soon instead of queueing.
 * @throws {StartError} the connection to Redis fails
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
    // The rejection only says that the connection is closed; the event before it gave the reason.
    const cause = reason ?? error
    const text = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(`REDIS_URL cannot be used: ${text}. Is that Redis running?`, { cause })
  }
  redis.on('error', (error) => log.warn({ err: error }, 'redis'))
  redis.off('error', remember)
  return redis
}
