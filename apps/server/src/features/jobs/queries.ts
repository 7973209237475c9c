import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../platform/database.ts'
import { companyCardOf } from '../companies/index.ts'
import { newestJobIds } from './search/newest-jobs.ts'
import { companyIsShown } from './search/selection.ts'

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
function cards(db: Database, ids: RawBuilder<unknown>) {
  return db
    .selectFrom('job')
    .where(sql<boolean>`job.id in (${ids})`)
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

/** The cards of the jobs that a query gives as `job_id`, newest first; with what else is counted, 0 by default. */
export async function listJobRows(
  db: Database,
  ids: RawBuilder<unknown>,
  counted: RawBuilder<number> = sql<number>`0`,
) {
  const rows = await cards(db, ids)
    // Along with the rows, because a second statement costs the server more than the database.
    .select(counted.as('count'))
    .orderBy('job.posted_at', 'desc')
    .orderBy('job.id', 'desc')
    .execute()
  return { rows, count: rows[0]?.count ?? 0 }
}

/** The cards of these jobs in this order; those that are gone meanwhile are left out. */
export async function jobRowsOf(db: Database, ids: readonly string[]): Promise<JobCardRow[]> {
  if (ids.length === 0) return []
  const rows = await cards(db, sql`select unnest(${ids}::uuid[])`).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The job with this slug, open or closed; of one that was joined to another, that other. */
export function findJobRow(db: Database, slug: string) {
  const named = db.selectFrom('job').where('slug', '=', slug).select(sql<string>`coalesce(joined_into, id)`.as('id'))
  return cards(db, sql`${named}`)
    .where(companyIsShown('job.company_id'))
    .select([
      'job.description',
      'job.benefits',
      'job.application_type',
      'job.apply_url',
      'job.valid_through',
      'job.closed_at',
      'job.language',
      'job.provenance',
    ])
    .select(() => sourcesOf(db))
    .select(() => companyCardOf(db, sql.ref('job.company_id')).as('company'))
    .executeTakeFirst()
}

const SOURCES = 20

/** The postings behind a job, the oldest open one first; those that left their board only when all did. */
function sourcesOf(db: Database) {
  return jsonArrayFrom(
    db
      .selectFrom('posting')
      .innerJoin('job_source', 'job_source.id', 'posting.source_id')
      .whereRef('posting.job_id', '=', sql.ref('job.id'))
      .where(sql<boolean>`(posting.closed_at is null or job.closed_at is not null)`)
      .select(['job_source.kind', 'posting.url', 'posting.posted_at as postedAt'])
      .select(sql<string | null>`posting.content ->> 'applyUrl'`.as('applyUrl'))
      .select(
        sql<string[] | null>`(
          select json_agg(place.name order by said.position)
          from jsonb_array_elements_text(posting.content -> 'places') with ordinality as said (slug, position)
          join place on place.slug = said.slug
        )`.as('places'),
      )
      .orderBy('posting.posted_at')
      .orderBy('posting.id')
      .limit(sql.lit(SOURCES)),
  ).as('sources')
}

/** Open jobs like this one: the same department first in the same company, then anywhere, newest first. */
export function similarJobRows(
  db: Database,
  job: Pick<JobRow, 'id' | 'department' | 'company_id'>,
  { limit, hidden }: { limit: number; hidden: readonly string[] },
) {
  const { department } = job
  const like = {
    ...(department !== null ? { department } : { companyId: job.company_id }),
    ...(hidden.length > 0 && { hiddenCompanies: hidden }),
  }
  // One more, because the job itself may be among them.
  return cards(db, newestJobIds(like, limit + 1, 0))
    .where('job.id', '!=', job.id)
    .orderBy((eb) => eb.case().when('job.company_id', '=', job.company_id).then(0).else(1).end())
    .orderBy('job.posted_at', 'desc')
    .limit(limit)
    .execute()
}

export function findPlace(db: Database, slug: string) {
  return db
    .selectFrom('place')
    .select(['id', 'slug', 'name', 'locality', 'region', 'country', 'latitude', 'longitude'])
    .where('slug', '=', slug)
    .executeTakeFirst()
}
