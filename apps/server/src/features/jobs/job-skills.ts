import { sql } from 'kysely'
import type { CatalogUse } from '../catalogs/index.ts'

/** The skills that open jobs ask for, from the counts for suggestions. */
export const jobSkills: CatalogUse = {
  catalog: 'skills',
  counts: sql`select label as chosen, max(jobs) as uses from job_suggestion where kind = 'skill' group by label`,
}
