import type { WorkType } from '@rise/contract/jobs/kinds'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import type { CountDimension } from './search-tables.ts'

const CACHE_SECONDS = 10

/** The number of jobs with one value of a dimension. */
export interface CountedJobs {
  readonly dimension: CountDimension | 'workType' | 'department'
  readonly key: string
  readonly jobs: number
}

/** A selection that the cached counters cover: work types and a department. */
export interface CountedList {
  readonly workTypes?: readonly WorkType[]
  readonly department?: string
  /** Companies hidden from the viewer, in a fixed order for the cache key. */
  readonly hiddenCompanies?: readonly string[]
}

const cachedCounts = ttlCache(CACHE_SECONDS, load)

/** Names all dimensions except places and companies, because a range would also scan the many counters of those two. */
const dimensions = sql.raw("array['all', 'seniority', 'employmentType', 'language', 'applicationType', 'day', 'pay']")

/**
 * Returns the counts of a list in all `dimensions`, by work type and by department, at most ten seconds old. Leaves out
 * jobs of hidden companies.
 */
export function countedJobs(ctx: Context, list: CountedList): Promise<readonly CountedJobs[]> {
  return cachedCounts(ctx, keyOfCounted(list))
}

/** Returns the cache key of a list; `listOfKey` parses it. */
export function keyOfCounted({ workTypes, department, hiddenCompanies }: CountedList): string {
  return JSON.stringify([workTypes?.toSorted() ?? null, department ?? null, hiddenCompanies ?? []])
}

export function listOfKey(key: string) {
  const [workTypes, department, hiddenIds] = JSON.parse(key) as [WorkType[] | null, string | null, string[]]
  return { workTypes, department, hidden: hiddenIds }
}

async function load({ db }: Context, key: string): Promise<readonly CountedJobs[]> {
  const { workTypes, department, hidden } = listOfKey(key)
  const { rows } = await sql<CountedJobs>`
    with counted as (
      select dimension, key, work_type, department, jobs from job_count where dimension = any(${dimensions})
      union all
      select dimension, key, work_type, department, jobs from job_count_change where dimension = any(${dimensions})
      union all
      select dimension, key, work_type, department, -1 from job_facet
      where company_id in (select id from actor where kind = 'company' and not listed)
      union all
      select dimension, key, work_type, department, -1 from job_facet where company_id = any(${hidden}::uuid[])
    )
    select dimension, key, sum(jobs) as jobs from counted
    where (${workTypes}::text[] is null or work_type = any(${workTypes}::text[]))
      and (${department}::text is null or department = ${department})
    group by dimension, key having sum(jobs) > 0
    union all
    select 'workType', work_type, sum(jobs) from counted
    where dimension = 'all' and (${department}::text is null or department = ${department})
    group by work_type having sum(jobs) > 0
    union all
    select 'department', department, sum(jobs) from counted
    where dimension = 'all' and (${workTypes}::text[] is null or work_type = any(${workTypes}::text[]))
    group by department having sum(jobs) > 0`.execute(db)
  return rows
}
