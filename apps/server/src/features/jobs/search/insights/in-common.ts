import type { WorkType } from '@rise/contract/jobs/kinds'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { timesAYear } from '../search-row.ts'

const COMPANIES = 8
const SKILLS = 24
const OF_A_KIND = 5
/** With fewer amounts than this, a median means nothing. */
const LEAST_PAYS = 5

/** The most frequent facts of a set of jobs. */
export interface InCommon {
  readonly basedOn: number
  /** The median yearly pay per currency; a range counts as its midpoint. */
  readonly pay: { currency: string; median: number; jobs: number }[]
  readonly companies: { slug: string; name: string; jobs: number }[]
  readonly skills: SkillInCommon[]
  /** Lists by department and place that have many of these jobs, each with its total number of jobs. */
  readonly narrower: NarrowerList[]
}

export interface SkillInCommon {
  readonly name: string
  readonly jobs: number
  /** The search for the skill, with its number of jobs in the search suggestions; null if they lack the skill. */
  readonly search: { readonly keyword: string; readonly jobs: number } | null
}

export interface NarrowerList {
  /** The department's slug. */
  readonly department: string
  readonly place: { readonly slug: string; readonly name: string } | null
  readonly jobs: number
}

/** The filter of the list from which the jobs come. */
export interface ListConditions {
  readonly department: string | undefined
  readonly placeId: string | undefined
  readonly workTypes: readonly WorkType[] | undefined
  /** Companies hidden from the viewer. */
  readonly hiddenCompanies: readonly string[] | undefined
}

const timesAYearOf = sql.join(
  Object.entries(timesAYear).map(([period, times]) => sql`when ${sql.lit(period)} then ${sql.lit(times)}`),
  sql` `,
)

/**
 * Reads the jobs that a query selects as `job_id` once, and returns their most frequent facts. A list without a
 * department can be narrowed by the departments of its jobs. A list with a department but without a place can be
 * narrowed by their cities.
 */
export async function inCommon(db: Database, jobs: RawBuilder<unknown>, list: ListConditions): Promise<InCommon> {
  const { rows } = await sql<InCommon>`
    with chosen as materialized (
      select id, company_id, department, skills, pay_currency as currency,
        (coalesce(pay_min, pay_max) + coalesce(pay_max, pay_min)) / 2 * case pay_period ${timesAYearOf} end as pay
      from job where id in (select job_id from (${jobs}) as wanted)
    ), pays as (
      select currency, round(percentile_cont(0.5) within group (order by pay)) as median, count(*) as jobs
      from chosen where currency is not null
      group by currency having count(*) >= ${LEAST_PAYS} order by jobs desc, currency
    ), companies as (
      select actor.slug, company.name, counted.jobs from (
        select company_id, count(*) as jobs from chosen group by company_id
      ) as counted
      join company on company.actor_id = counted.company_id join actor on actor.id = counted.company_id
      where company.name <> '' order by counted.jobs desc, company.name limit ${sql.lit(COMPANIES)}
    ), skill_counts as (
      select min(skill) as name, count(*) as jobs from chosen, unnest(skills) as skill
      group by lower(skill) order by jobs desc, name limit ${sql.lit(SKILLS)}
    ), skills as (
      select name, jobs, (
        select json_build_object('keyword', label, 'jobs', max(jobs)) from job_suggestion
        where kind = 'skill' and key = lower(name) and lower(label) = key group by label order by label limit 1
      ) as search
      from skill_counts
    ), narrower as (${narrowerLists(list)})
    select
      (select count(*) from chosen) as "basedOn",
      (select coalesce(json_agg(pays), '[]') from pays) as pay,
      (select coalesce(json_agg(companies), '[]') from companies) as companies,
      (select coalesce(json_agg(skills), '[]') from skills) as skills,
      (select coalesce(json_agg(narrower), '[]') from narrower) as narrower`.execute(db)
  return rows[0] ?? { basedOn: 0, pay: [], companies: [], skills: [], narrower: [] }
}

/** Selects the most frequent departments or cities of the jobs, each with its number of open jobs in the counters. */
function narrowerLists({ department, placeId, workTypes, hiddenCompanies }: ListConditions): RawBuilder<unknown> {
  if (department !== undefined && placeId !== undefined) return sql`select where false`
  const options =
    department === undefined
      ? sql`select department, ${placeId ?? ''} as key, count(*) as found from chosen
          where department is not null group by department`
      : sql`select ${department} as department, place_id::text as key, count(*) as found
          from chosen join job_place on job_id = chosen.id join place on place.id = place_id and locality is not null
          group by place_id`
  const isCounted = sql`dimension = ${department === undefined && placeId === undefined ? 'all' : 'place'} and key = one.key
    and department = one.department and (${workTypes ?? null}::text[] is null or work_type = any(${workTypes ?? null}::text[]))`
  return sql`
    select one.department, counted.jobs,
      (select json_build_object('slug', place.slug, 'name', place.name) from place where place.id::text = one.key) as place
    from (select * from (${options}) as one order by found desc, department, key limit ${sql.lit(OF_A_KIND)}) as one
    cross join lateral (
      select sum(jobs) as jobs from (
        select jobs from job_count where ${isCounted}
        union all
        select jobs from job_count_change where ${isCounted}
        union all
        select -1 from job_facet where ${isCounted}
          and company_id in (select id from actor where kind = 'company' and not listed)
        ${hiddenCompanies ? sql`union all select -1 from job_facet where ${isCounted} and company_id = any(${hiddenCompanies}::uuid[])` : sql``}
      ) as counts
    ) as counted
    where counted.jobs > 0 order by one.found desc, one.department, one.key`
}
