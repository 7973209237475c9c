import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/**
 * Serialises the transactions that decide which of a company's postings are the same job. Locks in a fixed order to
 * avoid deadlocks.
 */
export async function lockCompanies(tx: Tx, companyIds: readonly string[]): Promise<void> {
  const ids = [...new Set(companyIds)].toSorted()
  await sql`
    select pg_advisory_xact_lock(hashtextextended('jobs of ' || id, 0))
    from unnest(${ids}::text[]) with ordinality as company (id, position) order by position`.execute(tx)
}
