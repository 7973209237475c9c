import { COUNT_CAP } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import { stretch } from '../../../platform/plan-once.ts'
import type { Start } from './page-starts.ts'
import { allOf, companyIsShown, conditionsOf, type Selection } from './selection.ts'

/** Columns of `job_search` that a query wants of each job. */
type Columns = RawBuilder<unknown>

const newestFirst = sql`posted_at desc, job_id desc`

/**
 * The jobs of a selection, its words aside, newest first: a query that an index answers in this order, so that only what is wanted
 * of it is read. Gives `columns` of `job_search`, called `job`; from the job `start` on, when one is given.
 */
export function newestJobs(selection: Selection, columns: Columns, start?: Start): RawBuilder<unknown> {
  const { placeIds } = selection
  const [placeId] = placeIds ?? []
  const conditions = conditionsOf(selection)
  if (placeIds?.length === 1) {
    return sql`select ${columns} from job_area as area join job_search as job using (job_id)
      where area.place_id = ${placeId} and ${allOf([companyIsShown('area.company_id'), ...conditions])}
        ${fromStart('area', start)}
      order by area.posted_at desc, area.job_id desc`
  }
  if (placeIds) {
    return sql`select ${columns} from (
        select distinct job_id from job_area where place_id = any(${placeIds}::uuid[])
      ) as area join job_search as job using (job_id)
      where ${allOf([companyIsShown('job.company_id'), ...conditions])} ${fromStart('job', start)}
      order by job.posted_at desc, job.job_id desc`
  }
  return sql`select ${columns} from job_search as job
    where ${allOf([companyIsShown('job.company_id'), ...conditions])} ${fromStart('job', start)}
    order by job.posted_at desc, job.job_id desc`
}

/** From this job on in the order of a table; nothing where it is gone or stands elsewhere now. */
function fromStart(table: string, start: Start | undefined): RawBuilder<unknown> {
  if (start === undefined) return sql``
  return sql`and (${sql.ref(table)}.posted_at, ${sql.ref(table)}.job_id)
    <= (select posted_at, job_id from job_search where job_id = ${start._id} and posted_at = ${start.datePosted})`
}

/** So many of them after so many others. */
export interface Stretch {
  readonly limit: number
  readonly offset: number
  /** The job that they begin with, in place of those before them; none where it is gone or stands elsewhere now. */
  readonly start?: Start | undefined
}

/**
 * The ids of a page of these jobs, newest first. Where a place is the only condition not even the jobs are read, only where they are.
 */
export function newestJobIds(selection: Selection, page: Stretch): RawBuilder<{ job_id: string }> {
  const { limit, start } = page
  const offset = start === undefined ? page.offset : 0
  const isPlaceAlone = selection.placeIds?.length === 1 && conditionsOf(selection).length === 0
  const source = isPlaceAlone
    ? sql`select job_id from job_area where place_id = ${selection.placeIds?.[0]} and ${companyIsShown('company_id')}
        ${fromStart('job_area', start)} order by ${newestFirst}`
    : newestJobs(selection, sql`job.job_id`, start)
  if (offset === 0) return sql<{ job_id: string }>`${source} ${stretch(limit, offset)}`
  // Postgres takes an unknown offset for a tenth of all rows: of those that a list can show, so that one plan serves every page.
  return sql<{ job_id: string }>`
    select job_id from (${source} limit ${sql.lit(COUNT_CAP)}) as job ${stretch(limit, offset)}`
}

/** Whether a job stands in one of the selection's places, asked of the job itself. */
export function inPlaces({ placeIds }: Selection): RawBuilder<boolean>[] {
  if (!placeIds) return []
  const [placeId] = placeIds
  if (placeIds.length === 1) return [sql<boolean>`${placeId} = any(job.areas)`]
  return [sql<boolean>`job.areas && ${placeIds}::uuid[]`]
}
