import type { WorkType } from '@rise/contract/jobs/kinds'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'

interface CountedPlace {
  slug: string
  name: string
  jobs: number
}

/** Returns the cities with the most open jobs of a work type, or of any, from the counters. */
export async function countedPlaces(
  db: Database,
  workType: WorkType | undefined,
  limit: number,
): Promise<CountedPlace[]> {
  const { rows } = await sql<CountedPlace>`
    with counted as (
      select key, work_type, jobs from job_count where dimension = 'place'
      union all
      select key, work_type, jobs from job_count_change where dimension = 'place'
      union all
      select key, work_type, -1 from job_facet
      where dimension = 'place' and company_id in (select id from actor where kind = 'company' and not listed)
    )
    select place.slug, place.name, sum(counted.jobs) as jobs
    from counted join place on place.id = counted.key::uuid and place.locality is not null
    where ${workType ?? null}::text is null or work_type = ${workType ?? null}
    group by place.id having sum(counted.jobs) > 0 order by jobs desc, place.name limit ${sql.lit(limit)}`.execute(db)
  return rows
}
