import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../../platform/context.ts'
import { ttlCache } from '../../../../platform/ttl-cache.ts'
import { type CountedList, countedJobs, keyOfCounted, listOfKey } from '../count-cache.ts'
import type { TalliedJobs, Tallies } from './tally-jobs.ts'

const TOP = 12
/** Cached longer, because the top places and companies change slowly and reading all of them takes a while. */
const CACHE_SECONDS = 300

const leadingTallies = ttlCache(CACHE_SECONDS, loadLeading)

/**
 * Returns the tallies of a list by work types and department from the counters. They cover all jobs, but may be seconds
 * old; tallies of places and companies may be five minutes old.
 */
export async function countedTallies(ctx: Context, list: CountedList): Promise<Tallies> {
  const [counters, namedRows] = await Promise.all([countedJobs(ctx, list), leadingTallies(ctx, keyOfCounted(list))])
  return { exact: true, isOpen: false, rows: [...counters.map((row) => ({ ...row, name: null })), ...namedRows] }
}

/** Returns the places and companies with the most jobs in a list. */
async function loadLeading({ db }: Context, key: string): Promise<readonly TalliedJobs[]> {
  const { rows } = await sql<TalliedJobs>`
    with counted as (${countsOf(key)}), foremost as (
      select dimension, key, sum(jobs) as jobs, row_number() over (partition by dimension order by sum(jobs) desc, key) as position
      from counted group by dimension, key having sum(jobs) > 0
    )
    select dimension, coalesce(place.slug, actor.slug) as key, coalesce(place.name, company.name) as name, jobs
    from foremost
    left join place on dimension = 'place' and place.id = foremost.key::uuid
    left join actor on dimension = 'company' and actor.id = foremost.key::uuid
    left join company on company.actor_id = actor.id
    where position <= ${TOP} order by dimension, position`.execute(db)
  return rows
}

/** Returns the number of a list's jobs in these places or companies, by id. Those without jobs are absent. */
export async function countedValues(
  { db }: Context,
  list: CountedList,
  dimension: 'place' | 'company',
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly jobs: number }[]> {
  const { rows } = await sql<{ id: string; jobs: number }>`
    select key as id, sum(jobs) as jobs from (${countsOf(keyOfCounted(list), { dimension, ids })}) as counted
    group by key having sum(jobs) > 0`.execute(db)
  return rows
}

/** Selects the counters of places and companies, or those of the named ids, with the changes not yet added up. */
function countsOf(
  key: string,
  named?: { readonly dimension: 'place' | 'company'; readonly ids: readonly string[] },
): RawBuilder<unknown> {
  const { workTypes, department, hidden } = listOfKey(key)
  const counts = named
    ? sql`dimension = ${named.dimension} and key = any(${named.ids}::text[])`
    : sql`dimension in ('place', 'company')`
  const inList = sql`(${workTypes}::text[] is null or work_type = any(${workTypes}::text[]))
    and (${department}::text is null or department = ${department})`
  return sql`
    select dimension, key, jobs from job_count where ${counts} and ${inList}
    union all
    select dimension, key, jobs from job_count_change where ${counts} and ${inList}
    union all
    select dimension, key, -1 from job_facet where ${counts} and ${inList}
      and company_id in (select id from actor where kind = 'company' and not listed)
    union all
    select dimension, key, -1 from job_facet where ${counts} and ${inList} and company_id = any(${hidden}::uuid[])`
}
