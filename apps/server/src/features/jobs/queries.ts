import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../../platform/database/compile-once.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { type CompanyCardRow, companyCardOf } from '../companies/index.ts'
import { blockedIds } from '../connections/index.ts'
import { cardColumns, type JobCardRow, type JobColumns, jobTables } from './cards/job-card-row.ts'
import { type CardVersions, cardVersions } from './cards/job-cards.ts'
import { type JobSignRow, jobSigns } from './replies/job-signs.ts'
import { allOf, companyIsShown } from './search/selection.ts'

/** The columns that a job's page shows. */
export interface JobRow
  extends JobCardRow,
    JobColumns<
      | 'description'
      | 'benefits'
      | 'preferred_skills'
      | 'application_type'
      | 'apply_url'
      | 'valid_through'
      | 'closed_at'
      | 'language'
      | 'provenance'
    > {
  readonly sources: readonly SourceRow[]
  readonly company_website: string | null
  readonly signs: JobSignRow
}

interface SourceRow {
  readonly kind: string
  readonly url: string | null
  readonly applyUrl: string | null
  readonly postedAt: string
  readonly places: readonly string[] | null
}

const SOURCES = 20

/**
 * Selects up to 20 postings behind a job, oldest first. Closed postings are selected only if the job is closed. Places
 * are looked up one by one, because for a join the planner would expect a hundred for each posting and read all places.
 */
const sources = sql<SourceRow[]>`(
  select coalesce(json_agg(found), '[]') from (
    select posting.url, posting.posted_at as "postedAt", posting.content ->> 'applyUrl' as "applyUrl",
      (select kind from job_source where job_source.id = posting.source_id) as kind, (
        select json_agg(name order by position) filter (where name is not null)
        from (
          select (select name from place where place.slug = said.slug) as name, position
          from jsonb_array_elements_text(posting.content -> 'places') with ordinality as said (slug, position)
        ) as named
      ) as places
    from posting where posting.job_id = job.id and (posting.closed_at is null or job.closed_at is not null)
    order by posting.posted_at, posting.id limit ${sql.lit(SOURCES)}
  ) as found)`

/** The maximum numbers of similar open jobs to show, and of those by the same company. */
const SIMILAR = 6
const SIMILAR_AT_COMPANY = 3
/** Similar jobs are chosen from this many of the newest jobs of the company, and as many of the department. */
const NEWEST_COMPARED = 50

/** A job for its page, with the card versions of similar jobs. */
export type ShownJobRow = JobRow & { readonly company: CompanyCardRow | null; readonly similar: CardVersions }

/**
 * Returns the job with this slug, open or closed (for a merged job, the target), with similar open jobs. First come a
 * few jobs of the same company, those in the same department first. Then come other companies' jobs in the department,
 * sorted by the number of title words in common. Excludes companies hidden from the viewer; `viewerActorId` is null for
 * a guest.
 */
export async function findJobRow(
  db: Database,
  slug: string,
  viewerActorId: string | null,
): Promise<ShownJobRow | undefined> {
  const [row] = viewerActorId === null ? await forGuest(db, slug) : await forMember(db, slug, viewerActorId)
  return row
}

const forGuest = compileOnce((db, slug: string) => shownJob(db, slug, companyIsShown('job.company_id')))

const forMember = compileOnce((db, slug: string, viewerActorId: string) => {
  const isSeen = allOf([
    companyIsShown('job.company_id'),
    sql<boolean>`job.company_id not in (${blockedIds(viewerActorId)})`,
  ])
  return shownJob(db, slug, isSeen)
})

function shownJob(db: Database | Tx, slug: string, isSeen: RawBuilder<boolean>): RawBuilder<ShownJobRow> {
  const newestJobs = (like: RawBuilder<unknown>) => sql`(
    select job.job_id, job.company_id, job.department, job.posted_at from job_search as job where ${like} and ${isSeen}
    order by job.posted_at desc, job.job_id desc limit ${sql.lit(NEWEST_COMPARED)}) as job`
  const atCompany = sql`
    select job.job_id, row_number() over (
      order by job.department is distinct from this.department, job.posted_at desc, job.job_id desc) as place
    from ${newestJobs(sql`job.company_id = this.company_id`)} where job.job_id <> this.id`
  const elsewhere = sql`
    select job.job_id, ${sql.lit(SIMILAR_AT_COMPANY)} + row_number() over (
      order by cardinality(array(
        select unnest(${wordsOf('other.title')}) intersect select unnest(${wordsOf('this.title')})
      )) desc, job.posted_at desc, job.job_id desc) as place
    from ${newestJobs(sql`job.department = this.department`)} join job as other on other.id = job.job_id
    where job.company_id <> this.company_id`
  const similarJobs = sql`
    select * from (
      (${atCompany} order by place limit ${sql.lit(SIMILAR_AT_COMPANY)})
      union all (${elsewhere} order by place limit ${sql.lit(SIMILAR)})
    ) as candidate order by place limit ${sql.lit(SIMILAR)}`
  const similarVersions = cardVersions(similarJobs, sql`listed.place`)
  return sql<ShownJobRow>`
    with this as (
      select * from job where id = (select coalesce(joined_into, id) from job where slug = ${slug})
    )
    select ${cardColumns}, job.description, job.preferred_skills, job.benefits, job.application_type, job.apply_url, job.valid_through, job.closed_at,
      job.language, job.provenance, company.website as company_website, ${sources} as sources, ${jobSigns} as signs,
      ${companyCardOf(db, sql.ref('job.company_id'))} as company,
      (select ${similarVersions} from this) as similar
    from ${jobTables} where job.id = (select id from this) and ${isSeen}`
}

/** Returns the SQL for the words of a title in lower case. */
function wordsOf(column: string): RawBuilder<string[]> {
  return sql`string_to_array(regexp_replace(lower(${sql.ref(column)}), '[^[:alnum:]]+', ' ', 'g'), ' ')`
}
