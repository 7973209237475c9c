import type { hiringEndpoints } from '@rise/contract/applications/endpoints'
import { applicationErrors } from '@rise/contract/applications/errors'
import { type ApplicantOrder, type Stage, stages } from '@rise/contract/applications/kinds'
import type { EndpointParsed, EndpointReply } from '@rise/contract/endpoint'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { companyJobsErrors } from '@rise/contract/postings/errors'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { toPage } from '../../../platform/database/page.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { companyForAct } from '../../companies/index.ts'
import { WRITTEN_HERE } from '../../postings/index.ts'
import { type ApplicantRow, applicantColumns, applicantTables, presentApplicant } from './applicant-rows.ts'
import { readFigures } from './read-figures.ts'

type Endpoint = (typeof hiringEndpoints)['GET /api/v1/companies/{slug}/written-jobs/{id}/applicants']
type Query = EndpointParsed<Endpoint>['query']

const orders: Readonly<Record<ApplicantOrder, RawBuilder<unknown>>> = {
  newest: sql`application.applied_at desc, application.id desc`,
  oldest: sql`application.applied_at, application.id`,
  rating: sql`rating desc nulls last, application.applied_at desc, application.id desc`,
  name: sql`lower(receipt.content ->> 'name') nulls last, application.applied_at desc, application.id desc`,
}

/**
 * Returns a page of a job's applicants, with the number in each stage.
 *
 * @throws {Failure} `written-job-not-found`, `applicants-page-not-found`, and as `companyForAct`
 */
export async function listApplicants(
  ctx: Context,
  member: SignedIn,
  slug: string,
  { id, page, stage, sort, ...filter }: Query & { readonly id: string },
): Promise<EndpointReply<Endpoint>['result']> {
  const { db } = ctx
  const company = await companyForAct(db, member, slug, 'hire')
  const job = await findJob(db, company.id, id)
  const matching = sql`application.written_job_id = ${id} and ${matches(filter)}`
  const ofStage = stage === undefined ? matching : sql`${matching} and application.stage = ${stage}`
  const { rows } = await sql<ApplicantRow>`
    select ${applicantColumns} from ${applicantTables} where ${ofStage}
    order by ${orders[sort]} limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db)
  if (rows.length === 0 && page > 1) throw new Failure(applicationErrors['applicants-page-not-found'])
  const counted = await sql<{ stage: Stage; count: number }>`
    select application.stage, count(*)::int as count from ${applicantTables} where ${matching} group by 1`.execute(db)
  const countOf = (wanted: Stage) => counted.rows.find((row) => row.stage === wanted)?.count ?? 0
  const counts = Object.fromEntries(stages.map((one) => [one, countOf(one)])) as Record<Stage, number>
  const total = stage === undefined ? counted.rows.reduce((sum, { count }) => sum + count, 0) : counts[stage]
  return {
    ...toPage(rows.map(presentApplicant), page, Math.min(total, COUNT_CAP + 1)),
    job,
    counts,
    figures: await readFigures(ctx, { writtenJobId: id }),
  }
}

function matches({ q, fit }: Pick<Query, 'q' | 'fit'>): RawBuilder<unknown> {
  const like = `%${q.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const seen = sql`application.forgotten_at is null`
  const words =
    q === ''
      ? sql`true`
      : sql`${seen} and (
          receipt.content ->> 'name' ilike ${like} or receipt.content ->> 'headline' ilike ${like}
          or exists (
            select from jsonb_array_elements(receipt.content -> 'answers') as given where given ->> 'answer' ilike ${like}
          ))`
  return fit === 'all' ? words : sql`${words} and application.knocked_out = ${fit === 'misses'}`
}

/**
 * Returns a job that the company's team wrote.
 *
 * @throws {Failure} `written-job-not-found`
 */
export async function findJob(db: Database | Tx, companyId: string, id: string) {
  const job = await db
    .selectFrom('written_job')
    .select(['id', 'fields'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  if (!job) throw new Failure(companyJobsErrors['written-job-not-found'])
  const page = await db
    .selectFrom('posting')
    .innerJoin('job_source', 'job_source.id', 'posting.source_id')
    .innerJoin('job', 'job.id', 'posting.job_id')
    .select('job.slug')
    .where('job_source.kind', '=', WRITTEN_HERE)
    .where('job_source.company_id', '=', companyId)
    .where('posting.key', '=', id)
    .executeTakeFirst()
  const { title, applicationType } = job.fields
  return { _id: id, title, slug: page?.slug ?? null, takesApplications: applicationType === 'Smart Apply' }
}
