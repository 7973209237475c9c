import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

interface Explained {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }]
}

/**
 * About how many rows a condition has, from the planner's own statistics, which know what is frequent. Reads no row.
 *
 * @param rows a table with its condition; parameters count by their values, because an explanation is planned each time
 */
export async function estimateRows(db: Database, rows: RawBuilder<unknown>): Promise<number> {
  const explained = await sql<Explained>`explain (format json) select from ${rows}`.execute(db)
  return explained.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
