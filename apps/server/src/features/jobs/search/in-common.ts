import { sql } from 'kysely'
import type { Database } from '../../../platform/database.ts'
import { timesAYear } from './search-row.ts'

const COMPANIES = 8
const SKILLS = 24
const OF_A_KIND = 5
/** Fewer amounts have no meaningful middle. */
const LEAST_PAYS = 5

/** What some jobs have in common, most frequent first. */
export interface InCommon {
  /** Per currency the middle of what is paid a year, of a range its middle. */
  readonly pay: { currency: string; median: number; jobs: number }[]
  readonly companies: { slug: string; name: string; jobs: number }[]
  readonly skills: { name: string; jobs: number }[]
  /** Slugs of the catalog. */
  readonly departments: string[]
  readonly cities: { id: string; slug: string; name: string }[]
}

const timesAYearOf = sql.join(
  Object.entries(timesAYear).map(([period, times]) => sql`when ${sql.lit(period)} then ${sql.lit(times)}`),
  sql` `,
)

/** Reads the jobs once, and tells all that they have in common in one reply. */
export async function inCommon(db: Database, ids: readonly string[]): Promise<InCommon> {
  const { rows } = await sql<InCommon>`
    with chosen as materialized (
      select id, company_id, department, skills, pay_currency as currency,
        (coalesce(pay_min, pay_max) + coalesce(pay_max, pay_min)) / 2 * case pay_period ${timesAYearOf} end as pay
      from job where id = any(${ids}::uuid[])
    ), pays as (
      select currency, round(percentile_cont(0.5) within group (order by pay)) as median, count(*) as jobs
      from chosen where currency is not null
      group by currency having count(*) >= ${LEAST_PAYS} order by jobs desc, currency
    ), companies as (
      select actor.slug, company.name, counted.jobs from (
        select company_id, count(*) as jobs from chosen group by company_id
      ) as counted
      join company on company.actor_id = counted.company_id join actor on actor.id = counted.company_id
      where company.name <> '' order by counted.jobs desc, company.name limit ${COMPANIES}
    ), skill_counts as (
      select min(skill) as name, count(*) as jobs from chosen, unnest(skills) as skill
      group by lower(skill) order by jobs desc, name limit ${SKILLS}
    ), departments as (
      select department from chosen where department is not null
      group by department order by count(*) desc, department limit ${OF_A_KIND}
    ), cities as (
      select place.id, place.slug, place.name
      from chosen join job_place on job_place.job_id = chosen.id join place on place.id = job_place.place_id
      where place.locality is not null group by place.id order by count(*) desc, place.slug limit ${OF_A_KIND}
    )
    select
      (select coalesce(json_agg(pays), '[]') from pays) as pay,
      (select coalesce(json_agg(companies), '[]') from companies) as companies,
      (select coalesce(json_agg(skill_counts), '[]') from skill_counts) as skills,
      (select coalesce(json_agg(department), '[]') from departments) as departments,
      (select coalesce(json_agg(cities), '[]') from cities) as cities`.execute(db)
  return rows[0] ?? { pay: [], companies: [], skills: [], departments: [], cities: [] }
}
