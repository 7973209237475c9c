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
import { type Candidate, readCandidates } from '../jobs/read-candidates.ts'
import { lockAuto } from './own-auto.ts'
import { reasonToSkip } from './plan-queue.ts'

const PAUSED = smartApplyErrors['auto-apply-paused']

interface Sender {
  readonly actorId: string
  readonly loginId: string
}

/**
 * Sends an item of a queue. Its id is also the application's, so that it is sent once over repeated calls and crashes.
 * Rechecks all conditions that may have changed since it was queued.
 *
 * @throws {Failure} `auto-item-not-found`, `auto-item-over`, `auto-apply-paused`, `answers-missing`,
 *   `auto-item-elsewhere`, `auto-item-skipped`
 */
export async function sendItem(ctx: Context, sender: Sender, id: string): Promise<void> {
  const person = await readPerson(ctx, sender.actorId)
  const claimed = await ctx.db.transaction().execute((tx) => claim(ctx, tx, person, id))
  if (claimed === 'sent') return
  if ('code' in claimed) throw new Failure(claimed)
  const { candidate, fields } = claimed
  try {
    const application = {
      id,
      resume: await chosenResume(ctx, sender.actorId),
      note: '',
      answers: fields
        .filter(({ value }) => value !== '')
        .map(({ id: questionId, label: question, value: answer }) => ({ questionId, question, answer })),
    }
    await apply(ctx, sender, candidate.slug, application, (tx) => refuseIfPaused(tx, sender.actorId))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { code } = error.declaration
    const reason = reasonOf(code)
    if (reason === undefined) {
      await leave(ctx, id, { state: 'waiting' })
      // Otherwise the employer has just changed the questions.
      throw code === PAUSED.code ? error : new Failure(smartApplyErrors['answers-missing'])
    }
    await leave(ctx, id, { state: 'skipped', reason })
    throw new Failure(smartApplyErrors['auto-item-skipped'])
  }
  await ctx.db.transaction().execute(async (tx) => {
    const sent = await tx
      .updateTable('auto_item')
      .set({ state: 'sent', changed_at: ctx.clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .returning('id')
      .executeTakeFirst()
    if (sent) await ctx.activity.record(tx, { kind: 'auto-apply.sent', ...sender, data: { applicationId: id } })
  })
}

/** A pause waits for a running application to be sent, or prevents it; once the pause returns, nothing is sent. */
async function refuseIfPaused(tx: Tx, actorId: string): Promise<void> {
  const { active } = await lockAuto(tx, actorId)
  if (!active) throw new Failure(PAUSED)
}

interface Claimed {
  readonly candidate: Candidate
  readonly fields: readonly ApplyField[]
}

/**
 * Decides under the lock of the rules whether an item may be sent, serialised with pauses. Returns a refusal instead of
 * throwing, so that its record is committed.
 */
async function claim(
  { clock }: Context,
  tx: Tx,
  person: Person,
  id: string,
): Promise<Claimed | ErrorDeclaration | 'sent'> {
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
  const candidate = (await readCandidates({ db: tx, clock }, actorId, [item.job_id])).get(item.job_id)
  if (!candidate) return smartApplyErrors['auto-item-not-found']
  const change = (to: { state: AutoState; reason?: SkipReason; missing?: number }) =>
    tx
      .updateTable('auto_item')
      .set({ ...to, changed_at: clock.now() })
      .where('id', '=', id)
      .execute()
  // The server was killed between the application and its record here.
  if (candidate.applicationId === id) {
    await change({ state: 'sent' })
    return 'sent'
  }
  if (!item.here) return smartApplyErrors['auto-item-elsewhere']
  if (!active || !(await maySend(tx, actorId))) {
    await change({ state: 'waiting' })
    return active ? gateErrors['upgrade-required'] : PAUSED
  }
  // While it is being sent, ignores the item itself in the check of recent applications to its company.
  const isRecent = item.state === 'waiting' && candidate.isRecent
  const reason = reasonToSkip({ candidate: { ...candidate, isRecent }, score: item.match }, rules)
  if (reason !== null) {
    await change({ state: 'skipped', reason })
    return smartApplyErrors['auto-item-skipped']
  }
  const filling = { person, countries: candidate.countries, earlier: await readEarlier(tx, actorId) }
  const fields = fillQuestions(candidate.questions ?? [], filling)
  const missing = countMissing(fields)
  if (missing > 0) {
    await change({ state: 'waiting', missing })
    return smartApplyErrors['answers-missing']
  }
  await change({ state: 'sending' })
  return { candidate, fields }
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
