import { moderationErrors } from '@rise/contract/moderation/errors'
import type { Appeal } from '@rise/contract/moderation/shapes'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { actorName, actorOfLogin, answerSuspensionAppeal, listSuspensionAppeals, recordAct } from '../session/index.ts'
import { decisions } from './decision-rows.ts'
import { peopleOf } from './people-of.ts'
import type { ReportableSlot } from './reportable-slot.ts'
import { lift } from './undo-decision.ts'

const MOST_APPEALS = 50

/** Returns the oldest appeals waiting for an answer: up to 50 against suspensions, and 50 against other decisions. */
export async function listAppeals({ db }: Context): Promise<Appeal[]> {
  const [suspended, warningDecisions] = await Promise.all([
    listSuspensionAppeals(db, MOST_APPEALS),
    decisions(db)
      .where('review_decision.appeal', 'is not', null)
      .where('review_decision.answered_at', 'is', null)
      .orderBy('review_decision.appealed_at')
      .limit(MOST_APPEALS)
      .execute(),
  ])
  const personOf = await peopleOf(db, [
    ...suspended.map(({ actorId }) => actorId),
    ...warningDecisions.map(({ author_id }) => author_id),
  ])
  const suspensionAppeals = suspended.map(
    ({ loginId, actorId, reason, appeal, at }): Appeal => ({
      ...{ _id: loginId, of: 'suspension', member: personOf(actorId), reason, text: appeal, reviewId: null },
      at: at?.toISOString() ?? null,
    }),
  )
  const decisionAppeals = warningDecisions.map(
    ({ id, author_id, words, appeal, appealed_at, review_id }): Appeal => ({
      ...{
        _id: id,
        of: 'warning',
        member: personOf(author_id),
        reason: words,
        text: appeal ?? '',
        reviewId: review_id,
      },
      at: appealed_at?.toISOString() ?? null,
    }),
  )
  return [...suspensionAppeals, ...decisionAppeals].toSorted((one, other) =>
    (one.at ?? '').localeCompare(other.at ?? ''),
  )
}

interface Answer {
  readonly id: string
  readonly granted: boolean
  readonly words: string
}

/**
 * Answers an appeal. An appeal against a suspension is identified by the login, any other by the id of the decision.
 * Granting an appeal ends the suspension or lifts the decision.
 *
 * @throws {Failure} `appeal-not-found`, `own-case`
 */
export async function answerAppeal(
  ctx: Context,
  slot: ReportableSlot,
  member: SignedIn,
  answer: Answer,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if (await answerDecision(ctx, tx, slot, member, answer)) return
    const { id: loginId, granted, words } = answer
    if (loginId === member.loginId) throw new Failure(moderationErrors['own-case'])
    const activeSuspensions = granted ? await suspensionsOf(tx, loginId) : []
    const answeredAppeal = await answerSuspensionAppeal(ctx, tx, { loginId, granted, words })
    if (!answeredAppeal) throw new Failure(moderationErrors['appeal-not-found'])
    await recordAct(ctx, tx, {
      act: 'member.appeal-answered',
      by: member.loginId,
      subject: { id: loginId, name: await nameOfLogin(tx, loginId) },
      before: { suspended: true },
      after: { suspended: !granted, words },
    })
    for (const { id: decisionId, review_id: reviewId } of activeSuspensions) {
      await lift(ctx, tx, slot, member, { id: reviewId, decisionId, isReopened: false })
    }
  })
}

async function nameOfLogin(tx: Tx, loginId: string): Promise<string> {
  const actorId = await actorOfLogin(tx, loginId)
  return actorId === null ? 'A member without a page' : actorName(tx, actorId)
}

/** Returns the decisions behind the current suspension of a login. */
function suspensionsOf(tx: Tx, loginId: string) {
  return tx
    .selectFrom('review_decision')
    .innerJoin('membership', 'membership.actor_id', 'review_decision.author_id')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select(['review_decision.id', 'review_decision.review_id'])
    .where('login.id', '=', loginId)
    .where('membership.role', '=', 'owner')
    .where('review_decision.decision', '=', 'suspend')
    .where('review_decision.undone_at', 'is', null)
    .whereRef('review_decision.words', '=', 'login.suspension_reason')
    .orderBy('review_decision.created_at')
    .execute()
}

async function answerDecision(
  ctx: Context,
  tx: Tx,
  slot: ReportableSlot,
  member: SignedIn,
  { id, granted, words }: Answer,
): Promise<boolean> {
  const decisionRow = await tx
    .selectFrom('review_decision')
    .select('review_id')
    .where('id', '=', id)
    .where('appeal', 'is not', null)
    .where('answered_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!decisionRow) return false
  const { review_id: reviewId } = decisionRow
  await tx
    .updateTable('review_decision')
    .set({ answer: words, answered_at: ctx.clock.now(), answered_by: member.loginId })
    .where('id', '=', id)
    .execute()
  if (granted) await lift(ctx, tx, slot, member, { id: reviewId, decisionId: id, isReopened: false })
  const data = { reviewId, decisionId: id }
  await ctx.activity.record(tx, { kind: 'review.appeal-answered', loginId: member.loginId, data })
  return true
}
