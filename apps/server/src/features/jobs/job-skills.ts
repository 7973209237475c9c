import { sql } from 'kysely'
import type { CatalogUse } from '../catalogs/index.ts'

/** The skills of open jobs, required or nice to have, each with its number of jobs as in the search suggestions. */
export const jobSkills: CatalogUse = {
  catalog: 'skills',
  counts: sql`select label as chosen, max(jobs) as uses from job_suggestion where kind = 'skill' group by label`,
}
