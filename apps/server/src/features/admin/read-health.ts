import { statfs } from 'node:fs/promises'
import type { AdminOverview } from '@rise/contract/admin/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'

type Health = AdminOverview['health']

/**
 * The longest round trip, in milliseconds, of a database that isn't slow. A healthy one takes about one millisecond.
 */
const SLOW_MS = 250
/**
 * The queue is in trouble if a task waits longer than this. A due task starts almost immediately while any worker is
 * running.
 */
const LATE_SECONDS = 60
/** A mail server that accepts nothing for this long is down. */
const MAIL_LATE_MS = 10 * 60_000
const DAY_MS = 86_400_000
/** With less free space, the database soon can't write. */
const LEAST_FREE_BYTES = 1_000_000_000
const LEAST_FREE_SHARE = 0.05
/**
 * A board counts as failing after this many failed readings in a row, because a single failure may be a restart of its
 * server.
 */
const FEWEST_FAILURES = 3

/** Returns the health of the database, the task queue, mail, the disk and the boards. */
export async function readHealth(ctx: Context, now: Date): Promise<Health> {
  const [database, queue, mail, disk, boards] = await Promise.all([
    readDatabase(ctx),
    readQueue(ctx),
    readMail(ctx, now),
    readDisk(ctx),
    readBoards(ctx),
  ])
  return { database, queue, mail, disk, boards }
}

/** Returns the free space on the disk with the server's data. */
async function readDisk({ config }: Context): Promise<Health['disk']> {
  // The directory is created with the first file.
  const { bavail, blocks, bsize } = await statfs(config.dataDir).catch(() => statfs('.'))
  const [freeBytes, bytes] = [bavail * bsize, blocks * bsize]
  const isFull = freeBytes < LEAST_FREE_BYTES || freeBytes < bytes * LEAST_FREE_SHARE
  return { state: isFull ? 'trouble' : 'well', freeBytes, bytes }
}

/** Returns the number of enabled boards, and how many of them fail. */
async function readBoards({ db }: Context): Promise<Health['boards']> {
  const { rows } = await sql<{ read: number; failing: number }>`
    select count(*) filter (where enabled) as "read",
      count(*) filter (where enabled and consecutive_failures >= ${FEWEST_FAILURES}) as "failing"
    from job_board`.execute(db)
  const { read = 0, failing = 0 } = rows[0] ?? {}
  return { state: failing > 0 ? 'trouble' : 'well', read, failing }
}

async function readDatabase({ db }: Context): Promise<Health['database']> {
  return db.connection().execute(async (connection) => {
    const begin = performance.now()
    await sql`select 1`.execute(connection)
    const milliseconds = Math.round((performance.now() - begin) * 10) / 10
    const { rows } = await sql<{ bytes: number }>`
      select pg_database_size(current_database())::bigint as bytes`.execute(connection)
    return { state: milliseconds > SLOW_MS ? 'trouble' : 'well', milliseconds, bytes: rows[0]?.bytes ?? 0 }
  })
}

/**
 * Returns the state of the task queue, by the database's time instead of the context's clock. Leaves out the queue's
 * internal tasks.
 */
async function readQueue({ db }: Context): Promise<Health['queue']> {
  const { rows } = await sql<Omit<Health['queue'], 'state'>>`
    select
      count(*) filter (where state < 'active' and start_after <= now()) as "waiting",
      count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day') as "failed",
      coalesce(floor(extract(epoch from
        now() - min(start_after) filter (where state < 'active' and start_after <= now()))), 0)::int as "oldestSeconds"
    from task.job
    where state in ('created', 'retry', 'failed') and left(name, 8) <> '__pgboss'`.execute(db)
  const { waiting = 0, failed = 0, oldestSeconds = 0 } = rows[0] ?? {}
  const state = failed > 0 || oldestSeconds > LATE_SECONDS ? 'trouble' : 'well'
  return { state, waiting, failed, oldestSeconds }
}

/** Returns the state of email. Without a mail server, an email counts as waiting until it is rendered in the outbox. */
async function readMail({ db, config }: Context, now: Date): Promise<Health['mail']> {
  const yesterday = new Date(now.getTime() - DAY_MS)
  const lateSince = new Date(now.getTime() - MAIL_LATE_MS)
  const onItsWay = sql`(sent_at is null and failed_at is null and subject is null)`
  const { rows } = await sql<{ waiting: number; late: number; failed: number }>`
    select
      count(*) filter (where ${onItsWay}) as "waiting",
      count(*) filter (where ${onItsWay} and created_at < ${lateSince}) as "late",
      count(*) filter (where failed_at > ${yesterday}) as "failed"
    from mail
    where ${onItsWay} or failed_at > ${yesterday}`.execute(db)
  const { waiting = 0, late: delayedCount = 0, failed = 0 } = rows[0] ?? {}
  const delivery = config.smtpUrl === undefined ? 'outbox' : 'smtp'
  return { state: failed > 0 || delayedCount > 0 ? 'trouble' : 'well', delivery, waiting, failed }
}
