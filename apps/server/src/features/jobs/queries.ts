import type { JobList } from '@rise/contract/jobs'
import { workTypeOfList } from '@rise/contract/jobs'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../platform/database.ts'

/** The conditions of a list, resolved: ids instead of slugs. */
export interface JobConditions {
  readonly list: JobList
  readonly department?: string
  readonly placeId?: string
  readonly companyId?: string
  readonly keyword?: string
}

function openJobs(db: Database, { list, department, placeId, companyId, keyword }: JobConditions) {
  const workType = workTypeOfList[list]
  return db
    .selectFrom('job')
    .where('job.closed_at', 'is', null)
    .$if(workType !== undefined, (q) => q.where('job.work_type', '=', workType ?? 'Unknown'))
    .$if(department !== undefined, (q) => q.where('job.department', '=', department ?? ''))
    .$if(companyId !== undefined, (q) => q.where('job.company_id', '=', companyId ?? ''))
    .$if(keyword !== undefined, (q) => q.where(sql<boolean>`job.search @@ plainto_tsquery('simple', ${keyword})`))
    .$if(placeId !== undefined, (q) =>
      q.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('job_place')
            .select('job_id')
            .whereRef('job_id', '=', 'job.id')
            .where('place_id', '=', placeId ?? ''),
        ),
      ),
    )
}

const cardColumns = [
  'job.id',
  'job.slug',
  'job.title',
  'job.work_type',
  'job.employment_type',
  'job.seniority',
  'job.department',
  'job.pay_min',
  'job.pay_max',
  'job.pay_currency',
  'job.pay_period',
  'job.skills',
  'job.posted_at',
] as const

/** Joins what a card shows to rows of `job`: the company's name and the places in the posting's order. */
function cards(db: Database, jobs: ReturnType<typeof openJobs>) {
  return jobs
    .innerJoin('company', 'company.actor_id', 'job.company_id')
    .innerJoin('actor', 'actor.id', 'job.company_id')
    .select(cardColumns)
    .select(['actor.id as company_id', 'actor.slug as company_slug', 'company.name as company_name'])
    .select(() => placesOf(db))
}

function placesOf(db: Database) {
  return jsonArrayFrom(
    db
      .selectFrom('job_place')
      .innerJoin('place', 'place.id', 'job_place.place_id')
      .whereRef('job_place.job_id', '=', sql.ref('job.id'))
      .select(['place.slug', 'place.name', 'place.locality', 'place.region', 'place.country'])
      .orderBy('job_place.position'),
  ).as('places')
}

export type JobCardRow = Awaited<ReturnType<typeof similarJobRows>>[number]
export type JobRow = NonNullable<Awaited<ReturnType<typeof findJobRow>>>

interface PageOfRows {
  readonly limit: number
  readonly offset: number
  /** Counts to one more than this, so that a large board costs no more than a small one. */
  readonly countTo: number
}

/**
 * One page, newest first, and how many there are in all. The ids are found in an index alone before anything is joined;
 * the number comes along in the same statement, because a second one costs the server more than the database. Past the
 * end there is nothing for it to come along with: the count is 0.
 */
export async function listJobRows(db: Database, conditions: JobConditions, { limit, offset, countTo }: PageOfRows) {
  const ids = openJobs(db, conditions)
    .select('job.id')
    .orderBy('job.posted_at', 'desc')
    .orderBy('job.id', 'desc')
    .limit(limit)
    .offset(offset)
  const rows = await cards(db, db.selectFrom('job').where('job.id', 'in', ids))
    .select(() => cappedCount(db, conditions, countTo).as('count'))
    .orderBy('job.posted_at', 'desc')
    .orderBy('job.id', 'desc')
    .execute()
  return { rows, count: rows[0]?.count ?? 0 }
}

/** Counted to at most `cap` + 1. */
export async function countJobs(db: Database, conditions: JobConditions, cap: number): Promise<number> {
  const { count } = await cappedCount(db, conditions, cap).executeTakeFirstOrThrow()
  return count
}

function cappedCount(db: Database, conditions: JobConditions, cap: number) {
  const some = openJobs(db, conditions)
    .select('job.id')
    .limit(cap + 1)
    .as('some')
  return db.selectFrom(some).select((eb) => eb.fn.countAll<number>().as('count'))
}

/** The job with this slug, open or closed. */
export function findJobRow(db: Database, slug: string) {
  return cards(db, db.selectFrom('job').where('job.slug', '=', slug))
    .leftJoin('job_source', 'job_source.id', 'job.source_id')
    .select([
      'job.description',
      'job.benefits',
      'job.application_type',
      'job.apply_url',
      'job.valid_through',
      'job.closed_at',
      'job.source_url',
      'job.provenance',
      'job_source.kind as source_kind',
    ])
    .executeTakeFirst()
}

/** Open jobs like this one: the same department first in the same company, then anywhere, newest first. */
export function similarJobRows(db: Database, job: Pick<JobRow, 'id' | 'department' | 'company_id'>, limit: number) {
  const { department } = job
  const like = openJobs(db, { list: 'all', ...(department !== null ? { department } : { companyId: job.company_id }) })
    .where('job.id', '!=', job.id)
    .select('job.id')
    .orderBy('job.posted_at', 'desc')
    .orderBy('job.id', 'desc')
    .limit(limit)
  return cards(db, db.selectFrom('job').where('job.id', 'in', like))
    .orderBy((eb) => eb.case().when('job.company_id', '=', job.company_id).then(0).else(1).end())
    .orderBy('job.posted_at', 'desc')
    .execute()
}

export function findPlace(db: Database, slug: string) {
  return db
    .selectFrom('place')
    .select(['id', 'slug', 'name', 'locality', 'region', 'country'])
    .where('slug', '=', slug)
    .executeTakeFirst()
}

export function countByDepartment(db: Database, list: JobList) {
  return openJobs(db, { list })
    .where('job.department', 'is not', null)
    .groupBy('job.department')
    .select((eb) => ['job.department as slug' as const, eb.fn.countAll<number>().as('jobs')])
    .orderBy('jobs', 'desc')
    .orderBy('slug')
    .execute()
}

export function countByPlace(db: Database, list: JobList, limit: number) {
  return openJobs(db, { list })
    .innerJoin('job_place', 'job_place.job_id', 'job.id')
    .innerJoin('place', 'place.id', 'job_place.place_id')
    .groupBy(['place.slug', 'place.name'])
    .select((eb) => ['place.slug' as const, 'place.name' as const, eb.fn.countAll<number>().as('jobs')])
    .orderBy('jobs', 'desc')
    .orderBy('place.name')
    .limit(limit)
    .execute()
}
