import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

interface ExplainedPlan {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }]
}

/**
 * Estimates how many rows match a condition from the planner's own statistics, which know frequent values. Reads no
 * rows.
 * @param rows a table with its condition, which may have parameters, because each explanation is planned again
 */
export async function estimateRows(db: Database, rows: RawBuilder<unknown>): Promise<number> {
  const explanation = await sql<ExplainedPlan>`explain (format json) select from ${rows}`.execute(db)
  return explanation.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
