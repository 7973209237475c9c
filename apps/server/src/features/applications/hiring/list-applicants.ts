import type { hiringEndpoints } from '@rise/contract/applications/endpoints'
import { applicationErrors } from '@rise/contract/applications/errors'
import { type ApplicantOrder, stages as allStages, type Stage } from '@rise/contract/applications/kinds'
import { type Column, columnOf, columnsOf } from '@rise/contract/applications/setup/policy'
import type { EndpointParsed, EndpointReply } from '@rise/contract/endpoint'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { companyJobsErrors } from '@rise/contract/postings/errors'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { toPage } from '../../../platform/database/page.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { companyForAct } from '../../companies/index.ts'
import { readReplyFigures } from '../../jobs/index.ts'
import { WRITTEN_HERE } from '../../postings/index.ts'
import { readStages } from '../setup/hiring-setup.ts'
import { type ApplicantRow, applicantColumns, applicantTables, presentApplicant } from './applicant-rows.ts'

type Endpoint = (typeof hiringEndpoints)['GET /api/v1/companies/{slug}/written-jobs/{id}/applicants']
type Query = EndpointParsed<Endpoint>['query']

const orders: Readonly<Record<ApplicantOrder, RawBuilder<unknown>>> = {
  newest: sql`application.applied_at desc, application.id desc`,
  oldest: sql`application.applied_at, application.id`,
  match: sql`match desc nulls last, application.applied_at desc, application.id desc`,
  rating: sql`rating desc nulls last, application.applied_at desc, application.id desc`,
  name: sql`lower(receipt.content ->> 'name') nulls last, application.applied_at desc, application.id desc`,
}

/**
 * Returns a page of a job's applicants, with the number in each stage.
 *
 * @throws {Failure} `written-job-not-found`, `applicants-page-not-found`, and the errors of `companyForAct`
 */
export async function listApplicants(
  ctx: Context,
  member: Acting,
  slug: string,
  { id, page, stage, stageId, sort, ...filter }: Query & { readonly id: string },
): Promise<EndpointReply<Endpoint>['result']> {
  const { db } = ctx
  const company = await companyForAct(db, member, slug, 'hire')
  const [{ jobId, ...job }, stages] = [await findJob(db, company.id, id), await readStages(db, company.id)]
  const columns = columnsOf(stages)
  const matchesFilter = sql`application.written_job_id = ${id} and ${matches(filter)}`
  const inStage = (row: StageOfRow) =>
    (stage === undefined || row.stage === stage) &&
    (stageId === undefined || columnOf(row, columns)?.stageId === stageId)
  const column = columns.find((one) => one.stageId === (stageId ?? null) && stageId !== undefined)
  const isFirst = column !== undefined && columnOf({ stage: column.stage, stageId: null }, columns) === column
  const ofStage = stage === undefined ? matchesFilter : sql`${matchesFilter} and application.stage = ${stage}`
  const ofColumn = stageId === undefined ? ofStage : sql`${ofStage} and ${inColumn(stageId, column, isFirst)}`
  const [{ rows }, countResult, figures] = await Promise.all([
    sql<ApplicantRow>`
      select ${applicantColumns} from ${applicantTables} where ${ofColumn}
      order by ${orders[sort]} limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db),
    sql<StageOfRow & { count: number }>`
      select application.stage, application.stage_id as "stageId", count(*)::int as count
      from ${applicantTables} where ${matchesFilter} group by 1, 2`.execute(db),
    readReplyFigures(db, { companyId: company.id, jobId }),
  ])
  if (rows.length === 0 && page > 1) throw new Failure(applicationErrors['applicants-page-not-found'])
  const sumOf = (isCounted: (row: StageOfRow) => boolean) =>
    countResult.rows.reduce((sum, row) => sum + (isCounted(row) ? row.count : 0), 0)
  const counts = Object.fromEntries(allStages.map((one) => [one, sumOf((row) => row.stage === one)])) as Record<
    Stage,
    number
  >
  const stageCounts = Object.fromEntries(
    stages.map(({ _id }) => [_id, sumOf((row) => columnOf(row, columns)?.stageId === _id)]),
  )
  return {
    ...toPage(rows.map(presentApplicant), page, Math.min(sumOf(inStage), COUNT_CAP + 1)),
    ...{ job, counts, stageCounts, figures },
  }
}

interface StageOfRow {
  readonly stage: Stage
  readonly stageId: string | null
}

/**
 * Returns the condition that an application is in one of the company's own stages. Applications without an own stage
 * belong to the first stage of their kind.
 */
function inColumn(stageId: string, column: Column | undefined, isFirst: boolean): RawBuilder<unknown> {
  if (column === undefined) return sql`false`
  const inStage = sql`application.stage_id = ${stageId}`
  return isFirst ? sql`application.stage = ${column.stage} and (${inStage} or application.stage_id is null)` : inStage
}

type Filter = Pick<Query, 'q' | 'fit' | 'question' | 'answer' | 'match'>

function matches({ q, fit, question, answer, match }: Filter): RawBuilder<unknown> {
  const pattern = `%${q.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const isReadable = sql`application.forgotten_at is null`
  const hasAnswer = (condition: RawBuilder<unknown>) => sql`exists (
    select from jsonb_array_elements(receipt.content -> 'answers') as given where ${condition})`
  const parts = [
    ...(q === ''
      ? []
      : [
          sql`${isReadable} and (receipt.content ->> 'name' ilike ${pattern} or receipt.content ->> 'headline' ilike ${pattern}
            or ${hasAnswer(sql`given ->> 'answer' ilike ${pattern}`)})`,
        ]),
    ...(fit === 'all' ? [] : [sql`application.knocked_out = ${fit === 'misses'}`]),
    ...(question === undefined || answer === undefined
      ? []
      : [
          sql`${isReadable} and ${hasAnswer(sql`given ->> 'questionId' = ${question} and given ->> 'answer' = ${answer}`)}`,
        ]),
    ...(match === undefined ? [] : [sql`${isReadable} and receipt.match >= ${match}`]),
  ]
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/**
 * Returns a job written by the company's team; `jobId` is the id of its page.
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
    .select((eb) => ['job.slug', eb.fn.coalesce('job.joined_into', 'job.id').as('jobId')])
    .where('job_source.kind', '=', WRITTEN_HERE)
    .where('job_source.company_id', '=', companyId)
    .where('posting.key', '=', id)
    .executeTakeFirst()
  const { title, applicationType, questions } = job.fields
  const takesApplications = applicationType === 'Smart Apply'
  return {
    _id: id,
    title,
    slug: page?.slug ?? null,
    jobId: page?.jobId ?? null,
    takesApplications,
    questions: questions ?? [],
  }
}
