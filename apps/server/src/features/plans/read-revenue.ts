import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { ttlCache } from '../../platform/ttl-cache.ts'
import { monthlyDue } from './monthly-due.ts'
import type {} from './tables.ts'

const WEEK_MS = 7 * 86_400_000
const CACHE_SECONDS = 60

interface Revenue {
  readonly currency: string
  /** The amount in the smallest unit of the currency. */
  readonly now: number
  readonly before: number
}

/**
 * Returns the monthly renewals by currency after discounts, now and a week ago, cached for a minute. Trials and
 * failing payments don't count. Subscriptions that ended within the week count only for a week ago.
 */
export const readRevenue = ttlCache(CACHE_SECONDS, async ({ db, clock }: Context, _: 'all'): Promise<Revenue[]> => {
  const now = clock.now()
  const before = new Date(now.getTime() - WEEK_MS)
  const { rows } = await sql<Revenue>`
    select currency,
      round(coalesce(sum(${monthlyDue(now)}) filter (where ended_at is null), 0))::int as now,
      round(coalesce(sum(${monthlyDue(before)}) filter (where started_at <= ${before}), 0))::int as before
    from subscription
    where (ended_at is null and status = 'active') or ended_at > ${before}
    group by currency order by 2 desc, 1`.execute(db)
  return [...rows]
})
