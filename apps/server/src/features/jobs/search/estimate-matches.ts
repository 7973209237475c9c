import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { estimateRows } from '../../../platform/database/estimate-rows.ts'
import { remember } from '../../../platform/remember.ts'
import type { Field } from './selection.ts'

/**
 * Estimates how many open jobs match words from the planner's statistics, which include the frequent words. Reads no
 * rows.
 */
export function estimateMatches(ctx: Context, field: Field, words: string): Promise<number> {
  return cachedEstimate(ctx, field === 'title' ? `title ${words}` : `anywhere ${words}`)
}

/** Cached, because one page of a search asks for it several times. */
const cachedEstimate = remember(10, estimate)

function estimate({ db }: Context, key: string): Promise<number> {
  const space = key.indexOf(' ')
  const words = sql.lit(key.slice(space + 1))
  const condition =
    key.slice(0, space) === 'title'
      ? sql`job_search where terms @@ ${words}::tsquery`
      : sql`job_text where words @@ ${words}::tsquery`
  return estimateRows(db, condition)
}
