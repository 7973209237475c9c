import { COUNT_CAP } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { limitAndOffset } from '../../../platform/database/plan-once.ts'
import type { Start } from './page-starts.ts'
import { allOf, companyIsShown, conditionsOf, type Selection } from './selection.ts'

/** The columns of `job_search` to select. */
type Columns = RawBuilder<unknown>

const newestFirst = sql`posted_at desc, job_id desc`

/** Which jobs to read. */
interface Bounds {
  /**
   * The maximum number of jobs that the caller reads. The jobs of several places must be merged into one order, so at
   * most this many are read for each place.
   */
  readonly most?: number | undefined
  /** The job to start with. */
  readonly start?: Start | undefined
}

/**
 * Returns a query for the jobs of a selection, without its keywords, newest first. An index returns them in this order,
 * so no more are read than needed. Selects `columns` of `job_search`, called `job`.
 */
export function newestJobs(selection: Selection, columns: Columns, { most, start }: Bounds = {}): RawBuilder<unknown> {
  const { placeIds } = selection
  const conditions = conditionsOf(selection)
  if (placeIds) {
    const jobsInPlaces = selectInPlaces(selection, placeIds, { most, start })
    return sql`select ${columns} from (${jobsInPlaces}) as area join job_search as job using (job_id)
      where ${allOf(conditions)} order by area.posted_at desc, area.job_id desc`
  }
  return sql`select ${columns} from job_search as job
    where ${allOf([companyIsShown('job.company_id'), ...fromStart('job', start), ...conditions])}
    order by job.posted_at desc, job.job_id desc`
}

/**
 * Returns the condition that a row is this job or comes after it in a table's order. No rows meet the condition if the
 * job is closed or reposted.
 */
function fromStart(table: string, start: Start | undefined): RawBuilder<boolean>[] {
  if (start === undefined) return []
  return [
    sql<boolean>`(${sql.ref(table)}.posted_at, ${sql.ref(table)}.job_id)
      <= (select posted_at, job_id from job_search where job_id = ${start._id} and posted_at = ${start.datePosted})`,
  ]
}

/** The limit and the offset of a page. */
export interface PageRange {
  readonly limit: number
  readonly offset: number
  /** The job to start with instead of an offset; no rows if the job is closed or reposted. */
  readonly start?: Start | undefined
}

/**
 * Selects the jobs in these places, newest first, each once. With several places, selects at most `most` jobs of each.
 */
function selectInPlaces(
  { postedSince }: Selection,
  placeIds: readonly string[],
  { most, start }: Bounds,
): RawBuilder<unknown> {
  const [placeId] = placeIds
  const jobsIn = (place: RawBuilder<unknown>) =>
    sql`select posted_at, job_id from job_area where ${allOf([
      sql<boolean>`place_id = ${place}`,
      companyIsShown('company_id'),
      ...fromStart('job_area', start),
      ...(postedSince ? [sql<boolean>`posted_at >= ${postedSince}`] : []),
    ])} order by ${newestFirst}`
  if (placeIds.length === 1) return jobsIn(sql`${placeId}`)
  const ofEach = most === undefined ? jobsIn(sql`near.id`) : sql`${jobsIn(sql`near.id`)} limit ${sql.lit(most)}`
  return sql`select distinct posted_at, job_id
    from unnest(${placeIds}::uuid[]) as near (id) cross join lateral (${ofEach}) as standing order by ${newestFirst}`
}

/**
 * Counts the jobs in any of several places. Reads a limited number of rows; if `isWhole` is false, there may be more
 * jobs.
 */
export async function countInPlaces(
  db: Database,
  { placeIds, hiddenCompanies }: Pick<Selection, 'placeIds' | 'hiddenCompanies'>,
  most: number,
): Promise<{ jobs: number; isWhole: boolean }> {
  const conditions = allOf([
    sql<boolean>`place_id = any(${placeIds}::uuid[])`,
    companyIsShown('company_id'),
    ...(hiddenCompanies ? [sql<boolean>`company_id <> all(${hiddenCompanies}::uuid[])`] : []),
  ])
  const { rows } = await sql<{ jobs: number; read: number }>`
    select count(*) as jobs, coalesce(sum(places), 0) as read from (
      select count(*) as places from (
        select job_id from job_area where ${conditions} limit ${sql.lit(most)}
      ) as standing group by job_id
    ) as counted`.execute(db)
  const { jobs, read } = rows[0] ?? { jobs: 0, read: 0 }
  return { jobs, isWhole: read < most }
}

/**
 * Selects the ids of a page of jobs, newest first. If a place is the only condition, reads only the table of places.
 */
export function newestJobIds(selection: Selection, page: PageRange): RawBuilder<{ job_id: string }> {
  const { limit, start } = page
  const offset = start === undefined ? page.offset : 0
  const isPlaceAlone = selection.placeIds?.length === 1 && conditionsOf(selection).length === 0
  const source = isPlaceAlone
    ? sql`select job_id from job_area where place_id = ${selection.placeIds?.[0]} and ${allOf([companyIsShown('company_id'), ...fromStart('job_area', start)])}
        order by ${newestFirst}`
    : newestJobs(selection, sql`job.job_id`, { start })
  if (offset === 0) return sql<{ job_id: string }>`${source} ${limitAndOffset(limit, offset)}`
  // For an unknown offset, Postgres assumes a tenth of all rows. Here that is a tenth of the rows that a list can show,
  // so one plan is used for every page.
  return sql<{ job_id: string }>`
    select job_id from (${source} limit ${sql.lit(COUNT_CAP)}) as job ${limitAndOffset(limit, offset)}`
}

/**
 * Returns the condition that a job is in one of the selection's places, by its own column instead of the table of
 * places.
 */
export function inPlaces({ placeIds }: Selection): RawBuilder<boolean>[] {
  if (!placeIds) return []
  const overlaps = sql.raw(placeIds.length === 1 ? '@>' : '&&')
  return [sql<boolean>`job.areas ${overlaps} ${placeIds}::uuid[]`]
}
