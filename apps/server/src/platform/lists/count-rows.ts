import { COUNT_CAP } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Returns the number of rows of these tables and this condition, counted up to COUNT_CAP + 1. */
export async function countRows(db: Database, rows: RawBuilder<unknown>): Promise<number> {
  const cappedCount = sql<{ count: number }>`
    select count(*)::int as count from (select from ${rows} limit ${COUNT_CAP + 1}) as counted`
  return (await cappedCount.execute(db)).rows[0]?.count ?? 0
}
