import { sql } from 'kysely'
import { part } from '../../platform/slot.ts'
import type {} from './tables.ts'

/** Returns the version of the blocks that a company's page shows. */
export const builtPage = part({
  column: ({ ownerId }) =>
    sql<number | null>`(select published from company_layout where company_layout.company_id = ${ownerId})`,
  present: (version) => version,
})
