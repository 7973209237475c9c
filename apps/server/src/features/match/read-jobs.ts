import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { MatchJob } from './scoring/facts.ts'
import { jobFacts, type MatchJobRow } from './scoring/job-facts.ts'

/** Returns the facts of these jobs that a match uses, open or closed, by job id. */
export async function readJobs(db: Database | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, MatchJob>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<MatchJobRow>`
    select job.id, job.title, job.company_id, job.skills, job.preferred_skills, job.department, job.seniority, job.employment_type, job.work_type,
      job.pay_min, job.pay_max, job.pay_currency, job.pay_period, job.language, (
        select json_agg(found) from (
          select place.name, place.slug, place.locality, place.country, place.latitude, place.longitude, array(
            select above.slug from place_ancestor join place as above on above.id = ancestor_id
            where place_ancestor.place_id = place.id
          ) as within
          from job_place join place on place.id = job_place.place_id where job_place.job_id = job.id
          order by job_place.position
        ) as found
      ) as places
    from job where job.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, jobFacts(row)]))
}
