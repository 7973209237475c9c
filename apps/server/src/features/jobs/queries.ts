import type { Place } from '@rise/contract/jobs'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database.ts'
import type { Tables } from '../../platform/tables.ts'
import { type CompanyCardRow, companyCardOf } from '../companies/index.ts'
import { blockedIds } from '../connections/index.ts'
import { companyIsShown } from './search/selection.ts'

type Job = Selectable<Tables['job']>
type JobColumns<Name extends keyof Job> = Pick<Job, Name>

/** What a card shows of a job, its company and its places in the posting's order. */
export interface JobCardRow
  extends JobColumns<
    | 'id'
    | 'slug'
    | 'title'
    | 'work_type'
    | 'employment_type'
    | 'seniority'
    | 'department'
    | 'pay_min'
    | 'pay_max'
    | 'pay_currency'
    | 'pay_period'
    | 'skills'
    | 'company_id'
  > {
  /** Text where it comes as JSON. */
  readonly posted_at: Date | string
  readonly company_slug: string
  readonly company_name: string
  readonly places: readonly Place[]
}

/** What a job's page shows. */
export interface JobRow
  extends JobCardRow,
    JobColumns<
      | 'description'
      | 'benefits'
      | 'application_type'
      | 'apply_url'
      | 'valid_through'
      | 'closed_at'
      | 'language'
      | 'provenance'
    > {
  readonly sources: readonly SourceRow[]
}

interface SourceRow {
  readonly kind: string
  readonly url: string | null
  readonly applyUrl: string | null
  readonly postedAt: string
  readonly places: readonly string[] | null
}

// Written as text, and cards as one value: building the same statement anew and reading many small values would take the
// server longer than the database takes for the rows.
export const cardColumns = sql.raw(`
  job.id, job.slug, job.title, job.work_type, job.employment_type, job.seniority, job.department, job.pay_min, job.pay_max,
  job.pay_currency, job.pay_period, job.skills, job.posted_at, job.company_id, actor.slug as company_slug,
  company.name as company_name, (
    select coalesce(json_agg(found), '[]') from (
      select place.slug, place.name, place.locality, place.region, place.country
      from job_place join place on place.id = job_place.place_id
      where job_place.job_id = job.id order by job_place.position
    ) as found
  ) as places`)
export const jobTables = sql.raw(
  'job join company on company.actor_id = job.company_id join actor on actor.id = job.company_id',
)

/** The cards of the jobs that meet a condition and come in an order, as a JSON value. */
function cards(jobs: RawBuilder<unknown>): RawBuilder<JobCardRow[]> {
  return sql<JobCardRow[]>`(
    select coalesce(json_agg(card), '[]') from (select ${cardColumns} from ${jobTables} ${jobs}) as card)`
}

const SOURCES = 20

/** The postings behind a job, the oldest open one first; those that left their board only when all did. */
const sources = sql<SourceRow[]>`(
  select coalesce(json_agg(found), '[]') from (
    select job_source.kind, posting.url, posting.posted_at as "postedAt", posting.content ->> 'applyUrl' as "applyUrl", (
        select json_agg(place.name order by said.position)
        from jsonb_array_elements_text(posting.content -> 'places') with ordinality as said (slug, position)
        join place on place.slug = said.slug
      ) as places
    from posting join job_source on job_source.id = posting.source_id
    where posting.job_id = job.id and (posting.closed_at is null or job.closed_at is not null)
    order by posting.posted_at, posting.id limit ${sql.lit(SOURCES)}
  ) as found)`

/**
 * The job with this slug, open or closed, of one that was joined to another that other; and so many open jobs like it: of the
 * same department first in the same company, then anywhere, newest first. Nothing of companies that the viewer (null for a
 * guest) does not see.
 */
export async function findJobRow(
  db: Database,
  slug: string,
  { similar, viewerActorId }: { similar: number; viewerActorId: string | null },
) {
  const isSeen =
    viewerActorId === null
      ? companyIsShown('job.company_id')
      : sql`${companyIsShown('job.company_id')} and job.company_id not in (${blockedIds(viewerActorId)})`
  // One more, because the job itself may be among them.
  const newest = (like: RawBuilder<unknown>) => sql`(
    select job.job_id from job_search as job where ${like} and ${isSeen}
    order by job.posted_at desc, job.job_id desc limit ${sql.lit(similar + 1)})`
  const ids = sql`
    ${newest(sql`job.department = this.department`)}
    union all ${newest(sql`this.department is null and job.company_id = this.company_id`)}`
  const like = cards(sql`
    where job.id in (${ids}) and job.id <> this.id
    order by job.company_id <> this.company_id, job.posted_at desc limit ${sql.lit(similar)}`)
  const { rows } = await sql<JobRow & { company: CompanyCardRow | null; similar: JobCardRow[] }>`
    with this as (
      select * from job where id = (select coalesce(joined_into, id) from job where slug = ${slug})
    )
    select ${cardColumns}, job.description, job.benefits, job.application_type, job.apply_url, job.valid_through, job.closed_at,
      job.language, job.provenance, ${sources} as sources, ${companyCardOf(db, sql.ref('job.company_id'))} as company,
      (select ${like} from this) as similar
    from ${jobTables} where job.id = (select id from this) and ${isSeen}`.execute(db)
  return rows[0]
}

export function findPlace(db: Database, slug: string) {
  return db
    .selectFrom('place')
    .select(['id', 'slug', 'name', 'locality', 'region', 'country', 'latitude', 'longitude'])
    .where('slug', '=', slug)
    .executeTakeFirst()
}
