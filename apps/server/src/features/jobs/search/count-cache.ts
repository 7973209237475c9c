import type { WorkType } from '@rise/contract/jobs/kinds'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { remember } from '../../../platform/remember.ts'
import type { CountDimension } from './search-tables.ts'

const CACHE_SECONDS = 10

/** The number of jobs with one value of a dimension. */
export interface Counted {
  readonly dimension: CountDimension | 'workType' | 'department'
  readonly key: string
  readonly jobs: number
}

/** The selections that counters cover: work types and a department, for all jobs or for one place or company. */
export interface CountedList {
  readonly workTypes?: readonly WorkType[]
  readonly department?: string
  /** Companies hidden from the viewer, in a fixed order for the cache key. */
  readonly hiddenCompanies?: readonly string[]
}

const cachedCounts = remember(CACHE_SECONDS, load)

/**
 * All dimensions except places and companies, listed one by one: otherwise the many counters in between would be
 * scanned.
 */
const dimensions = sql.raw("array['all', 'seniority', 'employmentType', 'applicationType', 'day', 'pay']")

/** Returns the counts of a list in these dimensions, at most some seconds old. Leaves out jobs of hidden companies. */
export function countedJobs(ctx: Context, list: CountedList): Promise<readonly Counted[]> {
  return cachedCounts(ctx, keyOfCounted(list))
}

/** The cache key of a list; `listOfKey` parses it. */
export function keyOfCounted({ workTypes, department, hiddenCompanies }: CountedList): string {
  return JSON.stringify([workTypes?.toSorted() ?? null, department ?? null, hiddenCompanies ?? []])
}

export function listOfKey(key: string) {
  const [workTypes, department, hidden] = JSON.parse(key) as [WorkType[] | null, string | null, string[]]
  return { workTypes, department, hidden }
}

async function load({ db }: Context, key: string): Promise<readonly Counted[]> {
  const { workTypes, department, hidden } = listOfKey(key)
  const { rows } = await sql<Counted>`
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
