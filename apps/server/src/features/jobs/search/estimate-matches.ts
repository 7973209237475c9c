import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { estimateRows } from '../../../platform/database/estimate-rows.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import type { Field } from './selection.ts'

/**
 * Estimates how many open jobs match words. Uses the planner's statistics, which include the frequent words, and reads
 * no rows.
 */
export function estimateMatches(ctx: Context, field: Field, words: string): Promise<number> {
  return cachedEstimate(ctx, field === 'title' ? `title ${words}` : `anywhere ${words}`)
}

/** Estimates are cached, because one page of a search needs the same estimate several times. */
const cachedEstimate = ttlCache(10, estimate)

function estimate({ db }: Context, key: string): Promise<number> {
  const space = key.indexOf(' ')
  const words = sql.lit(key.slice(space + 1))
  const condition =
    key.slice(0, space) === 'title'
      ? sql`job_search where terms @@ ${words}::tsquery`
      : sql`job_text where words @@ ${words}::tsquery`
  return estimateRows(db, condition)
}
