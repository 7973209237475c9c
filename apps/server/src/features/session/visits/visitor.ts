import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Client } from '../../../platform/http/requester.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'

const KEY_BYTES = 32
const KEY_SECONDS = 3_600
/**
 * The number of bytes of a visitor number. It is a safe integer, and large enough that two visitors on the same day
 * almost never share it.
 */
const VISITOR_BYTES = 6

/**
 * Returns a number that is the same for all page views of one browser on one day (UTC), so that visitors can be counted
 * without a cookie. The number is keyed: once the day's key is deleted, the number can't be traced to a browser or
 * linked to another day.
 */
export async function visitorOf(ctx: Context, { network, userAgent }: Client): Promise<number> {
  const key = await keyOfDay(ctx, ctx.clock.now().toISOString().slice(0, 10))
  return createHmac('sha256', key).update(`${network}\n${userAgent}`).digest().readUIntBE(0, VISITOR_BYTES)
}

const keyOfDay = ttlCache(KEY_SECONDS, async ({ db }: Context, day: string): Promise<Buffer> => {
  await db
    .insertInto('visit_key')
    .values({ day, key: randomBytes(KEY_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { key } = await db
    .selectFrom('visit_key')
    .select('key')
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirstOrThrow()
  return key
})

/** Deletes the keys of finished days. */
export async function forgetVisitorKeys(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('visit_key')
    .where('day', '<', sql<Date>`${now.toISOString().slice(0, 10)}::date`)
    .execute()
}
