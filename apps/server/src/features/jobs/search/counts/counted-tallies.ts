import { sql } from 'kysely'
import type { Context } from '../../../../platform/context.ts'
import { remember } from '../../../../platform/remember.ts'
import { type CountedList, countedJobs, keyOfCounted, listOfKey } from './count-cache.ts'
import type { TalliedJobs, Tallies } from './tally-jobs.ts'

const TOP = 12
/** Which places and companies lead changes slowly, and reading all of them takes a while. */
const KEPT_SECONDS = 300

const leading = remember(KEPT_SECONDS, loadLeading)

/** The tallies of a list of work types and a department, from the counters: exact, but for what happened in the last seconds. */
export async function countedTallies(ctx: Context, list: CountedList): Promise<Tallies> {
  const [counted, named] = await Promise.all([countedJobs(ctx, list), leading(ctx, keyOfCounted(list))])
  return { exact: true, isOpen: false, rows: [...counted.map((row) => ({ ...row, name: null })), ...named] }
}

/** The places and companies with most jobs of a list. */
async function loadLeading({ db }: Context, key: string): Promise<readonly TalliedJobs[]> {
  const { workTypes, department, hidden } = listOfKey(key)
  const { rows } = await sql<TalliedJobs>`
    with counted as (
      select dimension, key, work_type, department, jobs from job_count where dimension in ('place', 'company')
      union all
      select dimension, key, work_type, department, jobs from job_count_change where dimension in ('place', 'company')
      union all
      select dimension, key, work_type, department, -1 from job_facet where dimension in ('place', 'company')
        and company_id in (select id from actor where kind = 'company' and not listed)
      union all
      select dimension, key, work_type, department, -1 from job_facet where dimension in ('place', 'company')
        and company_id = any(${hidden}::uuid[])
    ), foremost as (
      select dimension, key, sum(jobs) as jobs, row_number() over (partition by dimension order by sum(jobs) desc, key) as position
      from counted
      where (${workTypes}::text[] is null or work_type = any(${workTypes}::text[]))
        and (${department}::text is null or department = ${department})
      group by dimension, key having sum(jobs) > 0
    )
    select dimension, coalesce(place.slug, actor.slug) as key, coalesce(place.name, company.name) as name, jobs
    from foremost
    left join place on dimension = 'place' and place.id = foremost.key::uuid
    left join actor on dimension = 'company' and actor.id = foremost.key::uuid
    left join company on company.actor_id = actor.id
    where position <= ${TOP} order by dimension, position`.execute(db)
  return rows
}
