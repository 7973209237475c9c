import { sql } from 'kysely'
import type { Database } from '../../../platform/database.ts'
import type { Field } from './selection.ts'

interface Explained {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }]
}

/** About how many open jobs match words, from the planner's own statistics: they know the frequent words. Reads no row. */
export async function estimateMatches(db: Database, field: Field, words: string): Promise<number> {
  const condition =
    field === 'title'
      ? sql`job_search where terms @@ ${sql.lit(words)}::tsquery`
      : sql`job_text where words @@ ${sql.lit(words)}::tsquery`
  const { rows } = await sql<Explained>`explain (format json) select from ${condition}`.execute(db)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
