import type { AffectedPeople } from '@rise/contract/layoffs/shapes'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { type CompanyCardRow, companyCardOf, presentCompanyCard } from '../../companies/index.ts'
import { blockedIds } from '../../connections/index.ts'
import { skillKey, skillNumber } from '../../jobs/index.ts'

const SKILLS = 12
const COMPANIES = 6
/** The maximum number of the newest jobs with any of the skills that are read. */
const JOBS_READ = 2_000

/**
 * Returns the companies with the most open jobs for the most frequent of these skills, without companies across a block
 * from the viewer.
 */
export async function companiesHiringFor(
  db: Database,
  viewerActorId: string | null,
  skills: readonly string[],
): Promise<AffectedPeople['companies']> {
  const keys = skills.map(skillKey).filter((key) => key !== '')
  if (keys.length === 0) return []
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  const topSkills = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, SKILLS)
  const numbers = topSkills.map(([key]) => skillNumber(key))
  const { rows } = await sql<{ jobs: number; card: CompanyCardRow | null }>`
    select jobs, ${companyCardOf(db, sql.ref<string>('found.company_id'))} as card from (
      select company_id, count(*) as jobs from (
        select job.company_id from job_search as job
        where job.match_keys && ${numbers}::integer[]
          and job.company_id not in (select id from actor where kind = 'company' and not listed)
          and job.company_id not in (${blockedIds(viewerActorId)})
        order by job.posted_at desc limit ${JOBS_READ}
      ) as job group by company_id order by jobs desc, company_id limit ${COMPANIES}
    ) as found order by jobs desc, company_id`.execute(db)
  return rows.flatMap(({ jobs, card }) => (card ? [{ company: presentCompanyCard(card), jobs }] : []))
}
