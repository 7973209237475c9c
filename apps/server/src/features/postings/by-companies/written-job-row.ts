import { companyJobsErrors } from '@rise/contract/postings/errors'
import type { CloseReason, ReadableField, WrittenJobState } from '@rise/contract/postings/kinds'
import type { WrittenJob } from '@rise/contract/postings/shapes'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { editorHtml, writtenHtml } from '../../../platform/rich-text/written-html.ts'
import { WRITTEN_HERE } from './store-written-job.ts'

/** A job that a team wrote, as loaded from the database. */
export interface WrittenJobRow {
  readonly id: string
  readonly version: number
  readonly state: WrittenJobState
  readonly publish_at: Date | null
  readonly opened_at: Date | null
  readonly ends_at: Date | null
  readonly close_reason: CloseReason | null
  readonly guessed: readonly ReadableField[]
  readonly login_id: string | null
  readonly fields: WrittenJob['fields']
  readonly descriptionHtml: string
}

/** An empty job, which also supplies the fields that older jobs lack. */
export const blankJob: WrittenJob['fields'] = {
  title: '',
  places: [],
  workType: 'Unknown',
  employmentType: null,
  seniority: null,
  department: null,
  payFrom: null,
  payTo: null,
  payCurrency: '',
  payPeriod: 'YEAR',
  skills: [],
  benefits: [],
  language: null,
  closesOn: null,
  description: '',
  apply: '',
  applicationType: 'Apply Directly',
  questions: [],
}

/**
 * Returns a job of the company. `lock` locks its row until the transaction ends.
 * @throws {Failure} `written-job-not-found`
 */
export async function loadWrittenJob(
  db: Database | Tx,
  companyId: string,
  id: string,
  { lock = false } = {},
): Promise<WrittenJobRow> {
  const row = await db
    .selectFrom('written_job')
    .select(['id', 'version', 'state', 'publish_at', 'opened_at', 'ends_at', 'close_reason', 'guessed', 'login_id'])
    .select('fields')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw new Failure(companyJobsErrors['written-job-not-found'])
  const { descriptionHtml = writtenHtml(row.fields.description), ...fields } = row.fields
  return { ...row, fields: { ...blankJob, ...fields }, descriptionHtml }
}

/** Returns a job of the company in the contract's shape. Throws the errors of `loadWrittenJob`. */
export async function presentWrittenJob(db: Database | Tx, companyId: string, id: string): Promise<WrittenJob> {
  const row = await loadWrittenJob(db, companyId, id)
  return {
    _id: row.id,
    slug: await pageOf(db, companyId, id),
    version: row.version,
    state: row.state,
    publishAt: row.publish_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    closeReason: row.close_reason,
    guessed: [...row.guessed],
    fields: row.fields,
    descriptionHtml: editorHtml(row.descriptionHtml),
  }
}

/** Returns the slug of the job's public page; null until it is published. */
async function pageOf(db: Database | Tx, companyId: string, id: string): Promise<string | null> {
  const page = await db
    .selectFrom('posting')
    .innerJoin('job_source', 'job_source.id', 'posting.source_id')
    .innerJoin('job', 'job.id', 'posting.job_id')
    .leftJoin('job as other', 'other.id', 'job.joined_into')
    .where('job_source.kind', '=', WRITTEN_HERE)
    .where('job_source.company_id', '=', companyId)
    .where('posting.key', '=', id)
    .select((eb) => eb.fn.coalesce('other.slug', 'job.slug').as('slug'))
    .executeTakeFirst()
  return page?.slug ?? null
}
