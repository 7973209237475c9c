import { sql } from 'kysely'
import { part } from '../../platform/slot.ts'
import type {} from './tables.ts'

/** The published version of a company's blocks, which the company's page shows. */
export const builtPage = part({
  column: ({ ownerId }) =>
    sql<number | null>`(select published from company_layout where company_layout.company_id = ${ownerId})`,
  present: (version) => version,
})
