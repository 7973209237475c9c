import { platformErrors } from '@rise/contract/errors'
import { inputMessage } from '@rise/contract/input/words'
import { companyJobsErrors } from '@rise/contract/postings/errors'
import {
  type DraftJobFields,
  draftJobFields,
  type WrittenJobFields,
  writtenJobFields,
} from '@rise/contract/postings/fields'
import type { ReadableField } from '@rise/contract/postings/kinds'
import { wasPublished } from '@rise/contract/postings/policy'
import type { WrittenJob } from '@rise/contract/postings/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting, SignedIn } from '../../../platform/http/requester.ts'
import { writtenHtml } from '../../../platform/rich-text/written-html.ts'
import { companyForAct, type TeamCompany } from '../../companies/index.ts'
import { lockActor } from '../../session/index.ts'
import { endOf, refusePastClosing } from './end-of-job.ts'
import { storePosting } from './store-written-job.ts'
import { loadWrittenJob, presentWrittenJob, type WrittenJobRow } from './written-job-row.ts'
import { writtenPosting } from './written-posting.ts'

const MOST_DRAFTS = 100

interface SavedJob {
  readonly id: string
  readonly version: number
  readonly fields: DraftJobFields
  readonly guessed: readonly ReadableField[]
}

/**
 * Returns a job that the team wrote, for editing. Throws `written-job-not-found`, and the errors of `companyForAct`.
 */
export async function readWrittenJob({ db }: Context, member: Acting, slug: string, id: string): Promise<WrittenJob> {
  const company = await companyForAct(db, member, slug, 'see-desk')
  return presentWrittenJob(db, company.id, id)
}

/**
 * Saves a job. Version 0 creates a draft; sending it again changes nothing. Of two changes to the same version, the
 * second is refused. A published or scheduled job must stay complete. Changes to an open job are shown on its page
 * immediately.
 * @throws {Failure} `written-job-not-found`, `written-job-changed`, `too-many-drafts`, `invalid-input` for an
 * incomplete published or scheduled job or a wrong closing date of an open job, and the errors of `companyForAct`
 */
export async function saveWrittenJob(ctx: Context, member: Acting, slug: string, saved: SavedJob): Promise<WrittenJob> {
  const { id: companyId } = await companyForAct(ctx.db, member, slug, 'post-jobs')
  return ctx.db.transaction().execute(async (tx) => {
    await lockActor(tx, companyId)
    const company = await companyForAct(tx, member, slug, 'post-jobs')
    if (saved.version === 0) await beginDraft(ctx, tx, { company, member }, saved)
    else await changeJob(ctx, tx, { company, member }, saved)
    return presentWrittenJob(tx, companyId, saved.id)
  })
}

interface Writer {
  readonly company: TeamCompany
  readonly member: SignedIn
}

/**
 * Creates a draft unless it exists.
 * @throws {Failure} `too-many-drafts`, `written-job-changed` for the id of another company's job
 */
async function beginDraft(
  ctx: Context,
  tx: Tx,
  { company, member }: Writer,
  { id, fields, guessed }: Pick<SavedJob, 'id' | 'fields' | 'guessed'>,
): Promise<void> {
  const existingJob = await tx.selectFrom('written_job').select('company_id').where('id', '=', id).executeTakeFirst()
  if (existingJob && existingJob.company_id !== company.id) throw new Failure(companyJobsErrors['written-job-changed'])
  if (existingJob) return
  const { drafts } = await tx
    .selectFrom('written_job')
    .where('company_id', '=', company.id)
    .where('state', 'in', ['draft', 'scheduled'])
    .select(({ fn }) => fn.countAll<number>().as('drafts'))
    .executeTakeFirstOrThrow()
  if (drafts >= MOST_DRAFTS) throw new Failure(companyJobsErrors['too-many-drafts'])
  const now = ctx.clock.now()
  await tx
    .insertInto('written_job')
    .values({
      ...{ id, company_id: company.id, login_id: member.loginId, state: 'draft', open: false },
      ...{ fields: storedFields(fields), guessed: [...guessed], created_at: now, updated_at: now },
    })
    .execute()
  const who = { actorId: company.id, loginId: member.loginId }
  await ctx.activity.record(tx, { kind: 'company.job-drafted', ...who, data: { writtenJobId: id } })
}

/**
 * Changes a job, and its page if the job is open. A published or scheduled job must stay complete.
 * @throws {Failure} `written-job-not-found`, `written-job-changed`, `invalid-input` for an incomplete published or
 * scheduled job or a wrong closing date of an open job
 */
export async function changeJob(ctx: Context, tx: Tx, { company, member }: Writer, saved: SavedJob): Promise<void> {
  const { id, version, fields, guessed } = saved
  const job = await loadWrittenJob(tx, company.id, id, { lock: true })
  if (job.version !== version) throw new Failure(companyJobsErrors['written-job-changed'])
  const completeFields = wasPublished(job.state) || job.state === 'scheduled' ? wholeFields(fields) : undefined
  if (job.state === 'open' && completeFields) refusePastClosing(ctx, completeFields.closesOn)
  await tx
    .updateTable('written_job')
    .set({
      fields: storedFields(completeFields ?? fields),
      guessed: [...guessed],
      version: version + 1,
      updated_at: ctx.clock.now(),
      ...(job.ends_at &&
        completeFields && { ends_at: endOf(completeFields, job.opened_at ?? ctx.clock.now()), warned_at: null }),
    })
    .where('id', '=', id)
    .execute()
  if (job.state === 'open' && completeFields) await showJob(ctx, tx, company, { ...job, fields: completeFields })
  const who = { actorId: company.id, loginId: member.loginId }
  await ctx.activity.record(tx, { kind: 'company.job-changed', ...who, data: { writtenJobId: id } })
}

/** Updates the page of an open job. */
export async function showJob(
  ctx: Context,
  tx: Tx,
  company: Pick<TeamCompany, 'id' | 'name'>,
  { id, fields, opened_at }: Pick<WrittenJobRow, 'id' | 'opened_at'> & { readonly fields: WrittenJobFields },
): Promise<void> {
  const until = endOf(fields, opened_at ?? ctx.clock.now())
  await storePosting(ctx, tx, company, writtenPosting({ key: id, companyName: company.name, fields, until }))
}

/**
 * Returns the fields of a job that can be published.
 * @throws {Failure} `invalid-input` with the missing or invalid fields
 */
export function wholeFields(fields: DraftJobFields | WrittenJob['fields']): WrittenJobFields {
  const parseResult = writtenJobFields.safeParse(fields, { error: inputMessage })
  if (parseResult.success) return parseResult.data
  const invalidFields = parseResult.error.issues.map(({ path, message }) => [`body.fields.${path.join('.')}`, message])
  throw new Failure(platformErrors['invalid-input'], { fields: Object.fromEntries(invalidFields.toReversed()) })
}

/** Returns a job's fields as the JSON to store, with the HTML of the description. */
export function storedFields(fields: DraftJobFields | WrittenJobFields): string {
  return JSON.stringify({ ...fields, descriptionHtml: writtenHtml(fields.description) })
}

/**
 * Deletes a draft or a scheduled job.
 * @throws {Failure} `written-job-not-found`, `written-job-state` for a job that was published, and the errors of
 * `companyForAct`
 */
export async function deleteDraft(ctx: Context, member: Acting, slug: string, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const company = await companyForAct(tx, member, slug, 'post-jobs')
    const job = await loadWrittenJob(tx, company.id, id, { lock: true })
    if (wasPublished(job.state)) throw new Failure(companyJobsErrors['written-job-state'])
    await tx.deleteFrom('written_job').where('id', '=', id).execute()
  })
}

/**
 * Creates a draft with the content of a job, without its closing date. Repeating the call with the same id changes
 * nothing.
 * @throws {Failure} `written-job-not-found`, `too-many-drafts`, and the errors of `companyForAct`
 */
export async function copyWrittenJob(
  ctx: Context,
  member: Acting,
  slug: string,
  { id, copyId }: { readonly id: string; readonly copyId: string },
): Promise<WrittenJob> {
  const { id: companyId } = await companyForAct(ctx.db, member, slug, 'post-jobs')
  return ctx.db.transaction().execute(async (tx) => {
    await lockActor(tx, companyId)
    const company = await companyForAct(tx, member, slug, 'post-jobs')
    const { fields, guessed } = await loadWrittenJob(tx, companyId, id)
    const copy = draftJobFields.parse({ ...fields, closesOn: null })
    await beginDraft(ctx, tx, { company, member }, { id: copyId, fields: copy, guessed })
    return presentWrittenJob(tx, companyId, copyId)
  })
}
