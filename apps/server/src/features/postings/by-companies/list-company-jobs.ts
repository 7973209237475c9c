import type { EndpointParsed, EndpointReply } from '@rise/contract/endpoint'
import type { PayPeriod, WorkType } from '@rise/contract/jobs/kinds'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import type { companyJobsEndpoints } from '@rise/contract/postings/endpoints'
import { companyJobsErrors } from '@rise/contract/postings/errors'
import type { CloseReason, CompanyJobList, WrittenJobState } from '@rise/contract/postings/kinds'
import { companyJobLists } from '@rise/contract/postings/kinds'
import type { CompanyJob } from '@rise/contract/postings/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { toPage } from '../../../platform/database/page.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { companyForAct } from '../../companies/index.ts'
import { sourceName } from '../../jobs/index.ts'
import { WRITTEN_HERE } from './store-written-job.ts'

type Endpoint = (typeof companyJobsEndpoints)['GET /api/v1/companies/{slug}/jobs']
type Counts = EndpointReply<Endpoint>['result']['counts']

/** The job states in each list; null for every state. */
const statesOf: Readonly<Record<CompanyJobList, readonly WrittenJobState[] | null>> = {
  all: null,
  drafts: ['draft', 'scheduled'],
  open: ['open'],
  paused: ['paused'],
  closed: ['closed'],
  expired: ['expired'],
}

interface Row {
  readonly id: string
  readonly slug: string | null
  readonly title: string
  readonly work_type: WorkType
  readonly pay_min: number | null
  readonly pay_max: number | null
  readonly pay_currency: string | null
  readonly pay_period: PayPeriod | null
  readonly state: WrittenJobState
  readonly at: Date
  readonly closed_at: Date | null
  readonly publish_at: Date | null
  readonly ends_at: Date | null
  readonly close_reason: CloseReason | null
  readonly written_id: string | null
  readonly written_state: WrittenJobState | null
  readonly places: string[]
  readonly source: string | null
  readonly views: number
  readonly week: number
  readonly applied_here: boolean
  readonly applicants: number
  readonly unopened: number
  readonly undecided: number
}

/**
 * Returns the company's jobs and drafts in one of its lists, with the counts of all lists: first jobs with applications
 * that no one has opened, then jobs that the team wrote, then imported ones, each newest first. A search narrows the
 * list and the counts. Throws `company-jobs-page-not-found`, and the errors of `companyForAct`.
 */
export async function listCompanyJobs(
  { db, clock }: Context,
  member: Acting,
  slug: string,
  { page, show, q, job }: EndpointParsed<Endpoint>['query'],
): Promise<EndpointReply<Endpoint>['result']> {
  const { id } = await companyForAct(db, member, slug, 'see-desk')
  const all = jobsOf(id, { q, job })
  const counts = await countJobs(db, all)
  const items = (await readPage(db, all, { page, show, now: clock.now() })).map(present)
  if (items.length === 0 && page > 1) throw new Failure(companyJobsErrors['company-jobs-page-not-found'])
  return { ...toPage(items, page, counts[show]), counts }
}

/**
 * Selects a company's jobs, and the written jobs that were never published, with their states. A job is open while its
 * page is. Otherwise it has the state of its written job or, if it comes only from a board, is expired or closed. The
 * join starts from the written jobs, because teams write few.
 */
function jobsOf(companyId: string, { q, job }: { readonly q: string; readonly job?: string | undefined }) {
  const like = `%${q.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const matches = (title: RawBuilder<unknown>) => (q === '' ? sql`true` : sql`${title} ilike ${like}`)
  return sql`
    written as materialized (
      select written_job.id, written_job.state, written_job.publish_at, written_job.ends_at, written_job.close_reason,
        written_job.updated_at, written_job.fields, posting.job_id
      from written_job
      left join job_source on job_source.kind = ${WRITTEN_HERE} and job_source.company_id = written_job.company_id
      left join posting on posting.source_id = job_source.id and posting.key = written_job.id::text
      where written_job.company_id = ${companyId}
    ), of_job as (
      select distinct on (job_id) * from written where job_id is not null
      order by job_id, state = 'open' desc, updated_at desc
    ), mine as (
      select job.id, job.slug, job.title, job.work_type, job.pay_min, job.pay_max, job.pay_currency, job.pay_period,
        case when job.closed_at is null then 'open'
          when of_job.state in ('paused', 'closed', 'expired') then of_job.state
          when job.valid_through <= job.closed_at then 'expired' else 'closed' end as state,
        job.posted_at as at, job.closed_at, null::timestamptz as publish_at, of_job.ends_at, of_job.close_reason,
        of_job.id as written_id, of_job.state as written_state, null::text[] as places
      from job left join of_job on of_job.job_id = job.id
      where job.company_id = ${companyId} and job.joined_into is null and ${matches(sql`job.title`)}
        and ${job === undefined ? sql`true` : sql`job.slug = ${job}`}
      union all
      select id, null, fields ->> 'title', fields ->> 'workType', null, null, null, null, state, updated_at, null,
        publish_at, null, null, id, state,
        array(select jsonb_array_elements_text(fields -> 'places'))
      from written where job_id is null and ${matches(sql`fields ->> 'title'`)}
        and ${job === undefined}
    )`
}

async function countJobs(db: Database, all: RawBuilder<unknown>): Promise<Counts> {
  const { rows } = await sql<{ state: WrittenJobState; jobs: number }>`
    with ${all} select state, count(*)::int as jobs from mine group by state`.execute(db)
  const sum = (list: CompanyJobList) =>
    rows.reduce((total, { state, jobs }) => total + ((statesOf[list]?.includes(state) ?? true) ? jobs : 0), 0)
  return Object.fromEntries(companyJobLists.map((list) => [list, Math.min(sum(list), COUNT_CAP + 1)])) as Counts
}

async function readPage(
  db: Database,
  all: RawBuilder<unknown>,
  { page, show, now }: { readonly page: number; readonly show: CompanyJobList; readonly now: Date },
): Promise<Row[]> {
  const states = statesOf[show]
  const { rows } = await sql<Row>`
    with ${all}, shown as (
      select *, case
        when written_id is null then 2
        when exists (
          select from application
          where application.written_job_id = mine.written_id and opened_at is null and stage = 'received'
        ) then 0 else 1 end as place
      from mine where ${states === null ? sql`true` : sql`state = any(${states}::text[])`}
      order by place, at desc, id desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}
    )
    select shown.*,
      coalesce(shown.places, array(
        select place.name from job_place join place on place.id = job_place.place_id
        where job_place.job_id = shown.id order by job_place.position)) as places,
      (select job_source.kind from posting join job_source on job_source.id = posting.source_id
        where posting.job_id = shown.id and job_source.kind <> ${WRITTEN_HERE}
        order by posting.closed_at nulls first, posting.posted_at limit 1) as source,
      coalesce(seen.views, 0)::int as views, coalesce(seen.week, 0)::int as week,
      applied.applicants::int, applied.unopened::int, applied.undecided::int,
      coalesce((
        select fields ->> 'applicationType' = 'Smart Apply' from written_job where written_job.id = shown.written_id
      ), false) as applied_here
    from shown left join lateral (
      select sum(views) as views, sum(views) filter (where day > (${now}::timestamptz at time zone 'UTC')::date - 7) as week
      from job_view_day where job_view_day.job_id = shown.id
    ) as seen on true
    left join lateral (
      select count(*) as applicants,
        count(*) filter (where opened_at is null and stage = 'received') as unopened,
        count(*) filter (where ended_at is null and forgotten_at is null) as undecided
      from application where application.written_job_id = shown.written_id
    ) as applied on true
    order by place, at desc, id desc`.execute(db)
  return rows
}

function present(row: Row): CompanyJob {
  const { pay_min: min, pay_max: max, pay_currency: currency, pay_period: period } = row
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    workType: row.work_type,
    places: row.places,
    pay: currency === null || period === null ? null : { min, max, currency, period },
    state: row.state,
    date: row.at.toISOString(),
    dateClosed: row.closed_at?.toISOString() ?? null,
    publishAt: row.publish_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    closeReason: row.close_reason,
    source: row.source === null ? null : row.source === 'demo' ? null : sourceName(row.source),
    written: row.written_id && row.written_state ? { _id: row.written_id, state: row.written_state } : null,
    views: { total: row.views, week: row.week },
    applicants: applicantsOf(row),
  }
}

function applicantsOf({ applied_here, applicants: total, unopened, undecided }: Row): CompanyJob['applicants'] {
  return applied_here || total > 0 ? { total, unopened, undecided } : null
}
