import { departmentName } from '@rise/contract/catalogs/departments/words'
import { MOST_DIGEST_JOBS } from '@rise/contract/digest/limits'
import type { SavedFilter } from '@rise/contract/jobs/saved-searches/shapes'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { findDepartment, listJobs, savedFilterOf } from '../../jobs/index.ts'
import { type FreshJob, type FreshJobs, freshReach, type ReadMember } from '../../match/index.ts'
import type { Choice, ChosenJob, Reader } from './choice.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const WEEK_DAYS = 7
/** The maximum number of departments, of the jobs that a member opened or saved, that are considered. */
const MOST_FIELDS = 2

interface UnknownReader extends Reader {
  readonly member: ReadMember['member'] | undefined
}

type ChosenJobs = Pick<Choice, 'basis' | 'jobs'>
type LeftOut = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Returns jobs by member id for members whose stories are too short for a match: new jobs in their saved searches, or
 * else in the departments of jobs that they opened or saved, or else all new jobs. The latter two are limited to the
 * reach of the member's home.
 */
export async function chooseUnknown(
  ctx: Context,
  fresh: FreshJobs,
  readers: readonly UnknownReader[],
  leftOut: LeftOut,
): Promise<ReadonlyMap<string, ChosenJobs>> {
  if (readers.length === 0) return new Map()
  const ids = readers.map(({ actorId }) => actorId)
  const [searches, fields] = await Promise.all([readSearches(ctx.db, ids), readFields(ctx.db, ids)])
  const byId = new Map(searches.size === 0 ? [] : fresh.jobs.map((job) => [job.id, job]))
  const jobsByMember = new Map<string, ChosenJobs>()
  for (const reader of readers) {
    const { actorId, member } = reader
    const isNew = newFor(reader, leftOut.get(actorId) ?? new Set())
    const savedSearches = searches.get(actorId)
    const knownFields = fields.get(actorId)
    if (savedSearches)
      jobsByMember.set(actorId, {
        basis: 'searches',
        jobs: await inSearches(ctx, actorId, savedSearches, (id) => isNewOne(byId.get(id), isNew)),
      })
    else {
      const runInReach = member && (await freshReach(ctx, fresh, member))
      const choose = (isInReach: (at: number) => boolean): ChosenJobs => {
        const isFit = (job: FreshJob, at: number) => isNew(job) && isInReach(at)
        if (knownFields) return { basis: 'seen', jobs: inFields(fresh.jobs, knownFields, isFit) }
        return { basis: 'newest', jobs: newest(fresh.jobs, isFit, () => t('It’s new since your last digest.')) }
      }
      jobsByMember.set(actorId, runInReach ? runInReach(choose) : choose(() => true))
    }
  }
  return jobsByMember
}

/**
 * Returns a function that returns whether a job is new for a member. Imported jobs have the time at which the import
 * started, but are published when it ends, so the periods of two digests overlap by an hour. No job is sent twice
 * anyway.
 */
function newFor({ lookedSince }: Reader, without: ReadonlySet<string>): (job: FreshJob) => boolean {
  const since = lookedSince.getTime()
  return ({ id, companyId, addedAt, postedAt }) =>
    addedAt >= since - HOUR_MS && postedAt >= since - WEEK_DAYS * DAY_MS && !without.has(id) && !without.has(companyId)
}

function isNewOne(job: FreshJob | undefined, isNew: (job: FreshJob) => boolean): boolean {
  return job !== undefined && isNew(job)
}

function newest(
  fresh: readonly FreshJob[],
  isFit: (job: FreshJob, at: number) => boolean,
  whyOf: (job: FreshJob) => string,
): ChosenJob[] {
  const jobs: ChosenJob[] = []
  for (const [at, job] of fresh.entries()) {
    if (jobs.length === MOST_DIGEST_JOBS) break
    if (isFit(job, at)) jobs.push({ id: job.id, match: null, why: whyOf(job) })
  }
  return jobs
}

function inFields(
  fresh: readonly FreshJob[],
  fields: readonly string[],
  isFit: (job: FreshJob, at: number) => boolean,
): ChosenJob[] {
  return newest(
    fresh,
    (job, at) => job.department !== null && fields.includes(job.department) && isFit(job, at),
    ({ department }) => {
      const found = findDepartment(department ?? '')
      return found === undefined
        ? t('It’s new in your field, like jobs you opened.')
        : t('It’s new in {department}, like jobs you opened.', { department: departmentName(found) })
    },
  )
}

interface Search {
  readonly name: string
  readonly filter: SavedFilter
  readonly is_literal: boolean
}

async function inSearches(
  ctx: Context,
  actorId: string,
  searches: readonly Search[],
  isNew: (id: string) => boolean,
): Promise<ChosenJob[]> {
  const chosenJobs = new Map<string, ChosenJob>()
  for (const search of searches) {
    for (const id of await newestOf(ctx, actorId, savedFilterOf(search))) {
      if (isNew(id) && !chosenJobs.has(id))
        chosenJobs.set(id, { id, match: null, why: t('It’s new in your search “{name}”.', { name: search.name }) })
    }
  }
  return [...chosenJobs.values()].slice(0, MOST_DIGEST_JOBS)
}

/** Returns the newest jobs that a search finds; none if it is refused, for example because its place was deleted. */
async function newestOf(ctx: Context, actorId: string, filter: SavedFilter): Promise<readonly string[]> {
  try {
    const postedWithin = Math.min(filter.postedWithin ?? 2 * WEEK_DAYS, 2 * WEEK_DAYS)
    const query = { ...filter, postedWithin, sort: 'newest', page: 1 } as const
    const { items } = await listJobs(ctx, query, { kind: 'member', actorId })
    return items.map(({ _id }) => _id)
  } catch (error) {
    if (error instanceof Failure) return []
    throw error
  }
}

async function readSearches(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Search[]>> {
  const { rows } = await sql<{ actor_id: string; searches: Search[] }>`
    select actor_id, json_agg(json_build_object('name', name, 'filter', filter, 'is_literal', is_literal) order by saved_at desc, id) as searches
    from saved_search where actor_id = any(${ids}::uuid[]) group by actor_id`.execute(db)
  return new Map(rows.map(({ actor_id, searches }) => [actor_id, searches]))
}

/** Returns the departments of the jobs that members opened or saved, the most frequent first. */
async function readFields(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ actor_id: string; departments: string[] }>`
    select actor_id, array_agg(department order by jobs desc, department) as departments from (
      select actor_id, department, count(*) as jobs from (
        select actor_id, job_id from seen_job where actor_id = any(${ids}::uuid[])
        union select actor_id, job_id from saved_job where actor_id = any(${ids}::uuid[])
      ) as looked join job on job.id = looked.job_id
      where department is not null group by actor_id, department
    ) as counted group by actor_id`.execute(db)
  return new Map(rows.map(({ actor_id, departments }) => [actor_id, departments.slice(0, MOST_FIELDS)]))
}
