import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { remember } from '../../platform/remember.ts'
import type {} from './tables.ts'

const WEEK_MS = 7 * 86_400_000
const SECONDS = 60

interface Revenue {
  readonly currency: string
  /** In the smallest unit of the currency. */
  readonly now: number
  readonly before: number
}

/**
 * Returns the monthly renewals by currency, now and a week ago, cached for a minute. Trials and failing payments don't
 * count; subscriptions ended since then count for the week before.
 */
export const readRevenue = remember(SECONDS, async ({ db, clock }: Context, _: 'all'): Promise<Revenue[]> => {
  const before = new Date(clock.now().getTime() - WEEK_MS)
  const monthly = sql`case term when 'year' then amount / 12.0 else amount end`
  const { rows } = await sql<Revenue>`
    select currency,
      round(coalesce(sum(${monthly}) filter (where ended_at is null), 0))::int as now,
      round(coalesce(sum(${monthly}) filter (where started_at <= ${before}), 0))::int as before
    from subscription
    where (ended_at is null and status = 'active') or ended_at > ${before}
    group by currency order by 2 desc, 1`.execute(db)
  return [...rows]
})
