import { platformErrors } from '@rise/contract/errors'
import { companyJobsErrors } from '@rise/contract/postings/errors'
import type { CloseReason } from '@rise/contract/postings/kinds'
import { MOST_DAYS_AHEAD } from '@rise/contract/postings/limits'
import { type ChosenState, canChangeState } from '@rise/contract/postings/policy'
import type { WrittenJob } from '@rise/contract/postings/shapes'
import { t } from '@rise/texts'
import type { Activities } from '../../../platform/activity/activity.ts'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { companyForAct, type TeamCompany } from '../../companies/index.ts'
import { lockActor } from '../../session/index.ts'
import { endOf, refusePastClosing } from './end-of-job.ts'
import { showJob, storedFields, wholeFields } from './save-written-job.ts'
import { closePosting } from './store-written-job.ts'
import { loadWrittenJob, presentWrittenJob, type WrittenJobRow } from './written-job-row.ts'

const DAY_MS = 86_400_000
const dayLimit = { name: 'company-written-jobs', points: 50, seconds: 86_400 }
const MOST_OPEN = 200

/** A change of a job's state. */
interface StateChange {
  readonly state: ChosenState
  readonly reason?: CloseReason | undefined
  readonly publishAt?: string | undefined
}

/**
 * The company, and the login of the member who changes a state; no login for the task that publishes and closes jobs.
 */
interface Turner {
  readonly company: Pick<TeamCompany, 'id' | 'name'>
  readonly loginId: string | null
}

/**
 * Publishes, schedules, pauses, closes or reopens a job, or makes a scheduled job a draft again. A job that is already
 * in the state doesn't change, but a scheduled job can be scheduled for another time.
 * @throws {Failure} `written-job-not-found`, `written-job-state`, `written-job-removed`, `too-many-written-jobs`,
 * `too-many-requests`, `invalid-input` for an incomplete job or a wrong date, and the errors of `companyForAct`
 */
export async function turnWrittenJob(
  ctx: Context,
  member: Acting,
  slug: string,
  { id, ...turn }: StateChange & { readonly id: string },
): Promise<WrittenJob> {
  const { id: companyId } = await companyForAct(ctx.db, member, slug, 'post-jobs')
  if (turn.state === 'open' || turn.state === 'scheduled') await ctx.limits.of(dayLimit).consume(companyId)
  return ctx.db.transaction().execute(async (tx) => {
    await lockActor(tx, companyId)
    const company = await companyForAct(tx, member, slug, 'post-jobs')
    await turnJob(ctx, tx, { company, loginId: member.loginId }, { id, ...turn })
    return presentWrittenJob(tx, companyId, id)
  })
}

/**
 * Pauses or closes several jobs of the company, except those whose state doesn't allow it. Returns the number of
 * changed jobs.
 *
 * @throws {Failure} the errors of `companyForAct`
 */
export async function turnWrittenJobs(
  ctx: Context,
  member: Acting,
  slug: string,
  { ids, ...turn }: StateChange & { readonly ids: readonly string[] },
): Promise<number> {
  const { id: companyId } = await companyForAct(ctx.db, member, slug, 'post-jobs')
  return ctx.db.transaction().execute(async (tx) => {
    await lockActor(tx, companyId)
    const company = await companyForAct(tx, member, slug, 'post-jobs')
    const rows = await tx
      .selectFrom('written_job')
      .select(['id', 'state'])
      .where('company_id', '=', companyId)
      .where('id', 'in', [...new Set(ids)])
      .execute()
    const changedRows = rows.filter(({ state }) => canChangeState(state, turn.state))
    for (const { id } of changedRows) await turnJob(ctx, tx, { company, loginId: member.loginId }, { id, ...turn })
    return changedRows.length
  })
}

/**
 * Changes the state of a job like `turnWrittenJob`, but within a transaction that holds the company's lock.
 * @throws {Failure} the errors of `turnWrittenJob`, except `too-many-requests` and the errors of `companyForAct`
 */
export async function turnJob(
  ctx: Context,
  tx: Tx,
  turner: Turner,
  { id, ...turn }: StateChange & { readonly id: string },
): Promise<void> {
  const job = await loadWrittenJob(tx, turner.company.id, id, { lock: true })
  const { state, reason } = turn
  if (job.state === state && state !== 'scheduled') return
  if (!canChangeState(job.state, state)) throw new Failure(companyJobsErrors['written-job-state'])
  if (state === 'open' || state === 'scheduled') await refuseRemoved(tx, turner.company.id, id)
  if (state === 'open') await openJob(ctx, tx, turner, job)
  else if (state === 'scheduled') await scheduleJob(ctx, tx, job, turn)
  else {
    const changes = { state, open: false, publish_at: null, close_reason: state === 'closed' ? (reason ?? null) : null }
    await tx
      .updateTable('written_job')
      .set({ ...changes, updated_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute()
    if (state !== 'draft') await closePosting(ctx, tx, turner.company, id)
  }
  if (state === 'open' && job.opened_at === null) return
  await recordTurn(ctx, tx, turner, { writtenJobId: id, state, ...(reason && { reason }) })
}

/**
 * Refuses a job that a moderator removed.
 * @throws {Failure} `written-job-removed`
 */
export async function refuseRemoved(tx: Tx, companyId: string, id: string): Promise<void> {
  const removedJob = await tx
    .selectFrom('posting')
    .innerJoin('job', 'job.id', 'posting.job_id')
    .select('job.id')
    .where('posting.company_id', '=', companyId)
    .where('posting.key', '=', id)
    .where('job.removed_at', 'is not', null)
    .executeTakeFirst()
  if (removedJob) throw new Failure(companyJobsErrors['written-job-removed'])
}

/** Records the change of a job's state. */
export async function recordTurn(
  ctx: Context,
  tx: Tx,
  { company, loginId }: Turner,
  data: Activities['company.job-turned'],
): Promise<void> {
  await ctx.activity.record(tx, {
    kind: 'company.job-turned',
    actorId: company.id,
    ...(loginId !== null && { loginId }),
    data,
  })
}

async function openJob(ctx: Context, tx: Tx, { company, loginId }: Turner, job: WrittenJobRow): Promise<void> {
  const fields = wholeFields(job.fields)
  refusePastClosing(ctx, fields.closesOn)
  await refuseMore(tx, company.id)
  const now = ctx.clock.now()
  // A paused job continues its term, unless that has passed; any other job starts a new one.
  const goesOn = job.state === 'paused' && job.opened_at !== null && endOf(fields, job.opened_at) > now
  const opened_at = goesOn && job.opened_at ? job.opened_at : now
  await tx
    .updateTable('written_job')
    .set({
      ...{ state: 'open', open: true, publish_at: null, close_reason: null, guessed: [], opened_at },
      fields: storedFields(fields),
      ...{ ends_at: endOf(fields, opened_at), updated_at: now },
      ...(!goesOn && { warned_at: null }),
    })
    .where('id', '=', job.id)
    .execute()
  await showJob(ctx, tx, company, { id: job.id, opened_at, fields })
  if (job.opened_at !== null) return
  const by = { actorId: company.id, ...(loginId !== null && { loginId }) }
  await ctx.activity.record(tx, { kind: 'company.job-written', ...by, data: { writtenJobId: job.id } })
}

async function scheduleJob(ctx: Context, tx: Tx, job: WrittenJobRow, { publishAt }: StateChange): Promise<void> {
  const fields = wholeFields(job.fields)
  refusePastClosing(ctx, fields.closesOn)
  const now = ctx.clock.now()
  const at = new Date(publishAt ?? Number.NaN)
  const ahead = at.getTime() - now.getTime()
  if (!(ahead > 0 && ahead <= MOST_DAYS_AHEAD * DAY_MS)) {
    const message = t('Choose a time to come, within a year.')
    throw new Failure(platformErrors['invalid-input'], { fields: { 'body.publishAt': message } })
  }
  if (fields.closesOn !== null && endOf(fields, now) <= at) {
    const message = t('This is after the closing date. Choose an earlier time.')
    throw new Failure(platformErrors['invalid-input'], { fields: { 'body.publishAt': message } })
  }
  await tx
    .updateTable('written_job')
    .set({ state: 'scheduled', open: false, publish_at: at, guessed: [], updated_at: now })
    .where('id', '=', job.id)
    .execute()
}

async function refuseMore(tx: Tx, companyId: string): Promise<void> {
  const { open } = await tx
    .selectFrom('written_job')
    .where('company_id', '=', companyId)
    .where('open', '=', true)
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow()
  if (open >= MOST_OPEN) throw new Failure(companyJobsErrors['too-many-written-jobs'])
}
