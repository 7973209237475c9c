import { type ErrorDeclaration, gateErrors } from '@rise/contract/errors'
import { smartApplyErrors } from '@rise/contract/smart-apply/errors'
import type { AutoState, SkipReason } from '@rise/contract/smart-apply/kinds'
import type { ApplyField } from '@rise/contract/smart-apply/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { apply } from '../../applications/index.ts'
import { hasResumeFile, ownDetails } from '../details/own-details.ts'
import { type Person, readPerson } from '../details/read-person.ts'
import { countMissing, fillQuestions, readEarlier } from '../filling/fill-questions.ts'
import { type ApplicableJob, readApplicableJobs } from '../jobs/read-applicable-jobs.ts'
import { lockAuto } from './own-auto.ts'
import { reasonToSkip } from './plan-queue.ts'

const PAUSED_ERROR = smartApplyErrors['auto-apply-paused']

interface Sender {
  readonly actorId: string
  readonly loginId: string
}

/**
 * Sends an item of a queue. The item's id is also the application's, so that it is sent only once despite repeated
 * calls and crashes. Checks again all conditions that may have changed since the item was queued.
 * @throws {Failure} `auto-item-not-found`, `auto-item-over`, `auto-apply-paused`, `upgrade-required`,
 * `answers-missing`, `auto-item-elsewhere`, `auto-item-skipped`
 */
export async function sendItem(ctx: Context, sender: Sender, id: string): Promise<void> {
  const person = await readPerson(ctx, sender.actorId)
  const claimResult = await ctx.db.transaction().execute((tx) => claim(ctx, tx, person, id))
  if (claimResult === 'sent') return
  if ('code' in claimResult) throw new Failure(claimResult)
  const { job, fields } = claimResult
  try {
    const application = {
      id,
      resume: await chosenResume(ctx, sender.actorId),
      note: '',
      answers: fields
        .filter(({ value }) => value !== '')
        .map(({ id: questionId, label: question, value: answer }) => ({ questionId, question, answer })),
    }
    await apply(ctx, sender, job.slug, application, (tx) => refuseIfPaused(tx, sender.actorId))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { code } = error.declaration
    const reason = reasonOf(code)
    if (reason === undefined) {
      await leave(ctx, id, { state: 'waiting' })
      // If no answer is missing, the employer has just changed the questions.
      throw code === PAUSED_ERROR.code ? error : new Failure(smartApplyErrors['answers-missing'])
    }
    await leave(ctx, id, { state: 'skipped', reason })
    throw new Failure(smartApplyErrors['auto-item-skipped'])
  }
  await ctx.db.transaction().execute(async (tx) => {
    const sentItem = await tx
      .updateTable('auto_item')
      .set({ state: 'sent', changed_at: ctx.clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .returning('id')
      .executeTakeFirst()
    if (sentItem) await ctx.activity.record(tx, { kind: 'auto-apply.sent', ...sender, data: { applicationId: id } })
  })
}

/** Refuses to send if auto-apply is paused. A pause waits for this lock, so once the pause returns, nothing is sent. */
async function refuseIfPaused(tx: Tx, actorId: string): Promise<void> {
  const { active } = await lockAuto(tx, actorId)
  if (!active) throw new Failure(PAUSED_ERROR)
}

interface ClaimedItem {
  readonly job: ApplicableJob
  readonly fields: readonly ApplyField[]
}

/**
 * Decides under the lock of the rules whether an item may be sent, so that it waits for pauses. Returns a refusal
 * instead of throwing, so that its record is committed.
 */
async function claim(
  { clock }: Context,
  tx: Tx,
  person: Person,
  id: string,
): Promise<ClaimedItem | ErrorDeclaration | 'sent'> {
  const { actorId } = person
  const { rules, active } = await lockAuto(tx, actorId)
  const item = await tx
    .selectFrom('auto_item')
    .selectAll()
    .where('id', '=', id)
    .where('actor_id', '=', actorId)
    .forUpdate()
    .executeTakeFirst()
  if (!item) return smartApplyErrors['auto-item-not-found']
  if (item.state === 'sent') return 'sent'
  if (item.state === 'skipped') return smartApplyErrors['auto-item-over']
  const job = (await readApplicableJobs({ db: tx, clock }, actorId, [item.job_id])).get(item.job_id)
  if (!job) return smartApplyErrors['auto-item-not-found']
  const change = (to: { state: AutoState; reason?: SkipReason; missing?: number }) =>
    tx
      .updateTable('auto_item')
      .set({ ...to, changed_at: clock.now() })
      .where('id', '=', id)
      .execute()
  // Happens if the server was killed after sending the application and before recording that here.
  if (job.applicationId === id) {
    await change({ state: 'sent' })
    return 'sent'
  }
  if (!item.here) return smartApplyErrors['auto-item-elsewhere']
  if (!active || !(await maySend(tx, actorId))) {
    await change({ state: 'waiting' })
    return active ? gateErrors['upgrade-required'] : PAUSED_ERROR
  }
  // An item that is being sent would make its own company recent.
  const isRecent = item.state === 'waiting' && job.isRecent
  const reason = reasonToSkip({ job: { ...job, isRecent }, score: item.match }, rules)
  if (reason !== null) {
    await change({ state: 'skipped', reason })
    return smartApplyErrors['auto-item-skipped']
  }
  const fillingData = { person, countries: job.countries, earlier: await readEarlier(tx, actorId) }
  const fields = fillQuestions(job.questions ?? [], fillingData)
  const missingCount = countMissing(fields)
  if (missingCount > 0) {
    await change({ state: 'waiting', missing: missingCount })
    return smartApplyErrors['answers-missing']
  }
  await change({ state: 'sending' })
  return { job, fields }
}

async function maySend(tx: Tx, actorId: string): Promise<boolean> {
  const actor = await tx.selectFrom('actor').select(['plan', 'listed']).where('id', '=', actorId).executeTakeFirst()
  return actor?.plan === 'Creator' && actor.listed
}

async function chosenResume({ db }: Context, actorId: string) {
  const { resumeFileId } = (await ownDetails(db, actorId)).details
  return resumeFileId !== null && (await hasResumeFile(db, actorId, resumeFileId))
    ? { kind: 'file' as const, fileId: resumeFileId }
    : { kind: 'story' as const }
}

function reasonOf(code: string): SkipReason | undefined {
  if (code === 'already-applied') return 'applied'
  return code === 'job-closed' || code === 'job-takes-no-applications' ? 'closed' : undefined
}

async function leave(
  { db, clock }: Context,
  id: string,
  change: { readonly state: 'waiting' | 'skipped'; readonly reason?: SkipReason },
): Promise<void> {
  await db
    .updateTable('auto_item')
    .set({ ...change, changed_at: clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()
}
