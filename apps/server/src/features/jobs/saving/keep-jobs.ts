import { companyErrors } from '@rise/contract/companies/errors'
import type { ErrorDeclaration } from '@rise/contract/errors'
import { jobErrors } from '@rise/contract/jobs/errors'
import { jobSavingErrors } from '@rise/contract/jobs/saving/errors'
import { MOST_HIDDEN_COMPANIES, MOST_SAVED, MOST_SEEN_JOBS } from '@rise/contract/jobs/saving/limits'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { lockActor } from '../../session/index.ts'

/** Saves a job, open or closed. Idempotent. Refuses with `job-not-found`, `too-many-saved-jobs`. */
export function saveJob(ctx: Context, member: Acting, jobId: string): Promise<void> {
  return changeOwnJobs(ctx, member, async (tx, actorId) => {
    await refuseUnknownJob(tx, jobId)
    const savedRow = await tx
      .insertInto('saved_job')
      .values({ actor_id: actorId, job_id: jobId, saved_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('job_id')
      .executeTakeFirst()
    if (!savedRow) return
    await refuseMore(tx, 'saved_job', actorId, MOST_SAVED, jobSavingErrors['too-many-saved-jobs'])
  })
}

/** Removes a saved job with its note. */
export async function unsaveJob({ db }: Context, member: Acting, jobId: string): Promise<void> {
  await db.deleteFrom('saved_job').where('actor_id', '=', member.actorId).where('job_id', '=', jobId).execute()
}

/** Sets the note of a saved job, and the day of the next step. Refuses with `job-not-saved`. */
export async function writeNote(
  { db }: Context,
  member: Acting,
  { id, note, nextOn }: { readonly id: string; readonly note: string; readonly nextOn: string | null },
): Promise<void> {
  const savedRow = await db
    .updateTable('saved_job')
    .set({ note, next_on: nextOn })
    .where('actor_id', '=', member.actorId)
    .where('job_id', '=', id)
    .returning('job_id')
    .executeTakeFirst()
  if (!savedRow) throw new Failure(jobSavingErrors['job-not-saved'])
}

/** Hides a job from the member's lists. Idempotent. Refuses with `job-not-found`, `too-many-hidden-jobs`. */
export function hideJob(ctx: Context, member: Acting, jobId: string): Promise<void> {
  return changeOwnJobs(ctx, member, async (tx, actorId) => {
    await refuseUnknownJob(tx, jobId)
    const row = { actor_id: actorId, job_id: jobId, hidden_at: ctx.clock.now() }
    await tx
      .insertInto('hidden_job')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await refuseMore(tx, 'hidden_job', actorId, MOST_SAVED, jobSavingErrors['too-many-hidden-jobs'])
  })
}

/** Shows a hidden job again. */
export async function showJobAgain({ db }: Context, member: Acting, jobId: string): Promise<void> {
  await db.deleteFrom('hidden_job').where('actor_id', '=', member.actorId).where('job_id', '=', jobId).execute()
}

/** Hides the jobs of a company. Idempotent. Refuses with `company-not-found`, `too-many-hidden-companies`. */
export function hideCompany(ctx: Context, member: Acting, companyId: string): Promise<void> {
  return changeOwnJobs(ctx, member, async (tx, actorId) => {
    const company = await tx
      .selectFrom('company')
      .select('actor_id')
      .where('actor_id', '=', companyId)
      .executeTakeFirst()
    if (!company) throw new Failure(companyErrors['company-not-found'])
    const row = { actor_id: actorId, company_id: companyId, hidden_at: ctx.clock.now() }
    await tx
      .insertInto('hidden_company')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const limitError = jobSavingErrors['too-many-hidden-companies']
    await refuseMore(tx, 'hidden_company', actorId, MOST_HIDDEN_COMPANIES, limitError)
  })
}

/** Shows a hidden company's jobs again. */
export async function showCompanyAgain({ db }: Context, member: Acting, companyId: string): Promise<void> {
  const deletion = db.deleteFrom('hidden_company').where('actor_id', '=', member.actorId)
  await deletion.where('company_id', '=', companyId).execute()
}

/** Records that the member opened a job's page; only the latest jobs are stored. Refuses with `job-not-found`. */
export function markJobSeen(ctx: Context, member: Acting, jobId: string): Promise<void> {
  return changeOwnJobs(ctx, member, async (tx, actorId) => {
    await refuseUnknownJob(tx, jobId)
    const seen_at = ctx.clock.now()
    await tx
      .insertInto('seen_job')
      .values({ actor_id: actorId, job_id: jobId, seen_at })
      .onConflict((conflict) => conflict.columns(['actor_id', 'job_id']).doUpdateSet({ seen_at }))
      .execute()
    await sql`
      delete from seen_job where actor_id = ${actorId} and job_id in (
        select job_id from seen_job where actor_id = ${actorId}
        order by seen_at desc, job_id desc offset ${sql.lit(MOST_SEEN_JOBS)})`.execute(tx)
  })
}

/** Clears the list of jobs that the member has seen. */
export async function clearSeenJobs({ db }: Context, member: Acting): Promise<void> {
  await db.deleteFrom('seen_job').where('actor_id', '=', member.actorId).execute()
}

/** Serialises a member's changes, so that the limits hold and nothing is stored for an account being erased. */
function changeOwnJobs(ctx: Context, member: Acting, work: (tx: Tx, actorId: string) => Promise<void>): Promise<void> {
  const { actorId } = member
  return ctx.db.transaction().execute(async (tx) => {
    if (await lockActor(tx, actorId)) await work(tx, actorId)
  })
}

async function refuseUnknownJob(tx: Tx, jobId: string): Promise<void> {
  const job = await tx.selectFrom('job').select('id').where('id', '=', jobId).executeTakeFirst()
  if (!job) throw new Failure(jobErrors['job-not-found'])
}

async function refuseMore(
  tx: Tx,
  table: 'saved_job' | 'hidden_job' | 'hidden_company',
  actorId: string,
  most: number,
  refusal: ErrorDeclaration,
): Promise<void> {
  const { rows } = await sql<{ kept: number }>`
    select count(*)::int as kept from ${sql.table(table)} where actor_id = ${actorId}`.execute(tx)
  if ((rows[0]?.kept ?? 0) > most) throw new Failure(refusal)
}
