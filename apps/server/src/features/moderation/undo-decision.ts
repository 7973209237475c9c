import { moderationErrors } from '@rise/contract/moderation/errors'
import type { Review } from '@rise/contract/moderation/shapes'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { releaseSlowed, slowActor } from '../content/index.ts'
import { concealAs } from './decide-review.ts'
import { lockReview } from './lock-review.ts'
import { presentReview } from './open-review.ts'
import type { ReportableSlot } from './reportable-slot.ts'
import { restoreAuthor } from './suspend-author.ts'

interface DecisionToUndo {
  readonly id: string
  readonly decisionId: string
}

/**
 * Undoes a decision. The content is shown again, or hidden again if it had been held or hidden by reports. The review
 * is reopened unless the content has a newer open review. Undoing twice changes nothing.
 *
 * @throws {Failure} `review-not-found`, `own-case`
 */
export function undoDecision(
  ctx: Context,
  slot: ReportableSlot,
  member: SignedIn,
  undone: DecisionToUndo,
): Promise<Review> {
  return ctx.db.transaction().execute(async (tx) => {
    if (await lift(ctx, tx, slot, member, { ...undone, isReopened: true })) await reopen(tx, undone.id)
    return presentReview(ctx, tx, slot, member, undone.id)
  })
}

interface DecisionToLift extends DecisionToUndo {
  /** Whether content that had been held or hidden by reports is hidden again until the next decision. */
  readonly isReopened: boolean
}

/**
 * Ends the effects of a decision, which stays in the history. Returns false if they had already ended.
 * @throws {Failure} `review-not-found`, `own-case`
 */
export async function lift(
  ctx: Context,
  tx: Tx,
  slot: ReportableSlot,
  member: SignedIn,
  { id, decisionId, isReopened }: DecisionToLift,
): Promise<boolean> {
  const row = await lockReview(tx, member, id)
  const decisionRow = await tx
    .selectFrom('review_decision')
    .select(['decision', 'words', 'author_id', 'undone_at'])
    .where('id', '=', decisionId)
    .where('review_id', '=', id)
    .executeTakeFirst()
  if (!decisionRow) throw new Failure(moderationErrors['review-not-found'])
  if (decisionRow.undone_at !== null) return false
  await tx
    .updateTable('review_decision')
    .set({ undone_at: ctx.clock.now(), undone_by: member.loginId })
    .where('id', '=', decisionId)
    .execute()
  await tx.updateTable('report').set({ overturned: false }).where('review_id', '=', id).execute()
  await concealAs(ctx, tx, slot, row, isReopened && row.hidden_at !== null ? 'hidden' : null)
  if (decisionRow.decision === 'suspend' && decisionRow.author_id !== null)
    await restoreAuthor(tx, decisionRow.author_id, decisionRow.words)
  if (decisionRow.decision === 'slow' && decisionRow.author_id !== null)
    await slowAsDecided(ctx, tx, decisionRow.author_id)
  const data = { reviewId: id, decisionId }
  await ctx.activity.record(tx, { kind: 'review.undone', loginId: member.loginId, data })
  return true
}

/** Sets a member's slowdown to that of the latest decision in force. If there is none, ends the slowdown. */
async function slowAsDecided({ clock }: Context, tx: Tx, authorId: string): Promise<void> {
  const decisionInForce = await tx
    .selectFrom('review_decision')
    .select('until')
    .where('author_id', '=', authorId)
    .where('decision', '=', 'slow')
    .where('undone_at', 'is', null)
    .where('until', '>', clock.now())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (decisionInForce?.until) await slowActor(tx, authorId, decisionInForce.until)
  else await releaseSlowed(tx, authorId)
}

async function reopen(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('review')
    .set({ decided_at: null, decision: null })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review as newer')
            .select('newer.id')
            .whereRef('newer.kind', '=', 'review.kind')
            .whereRef('newer.thing_id', '=', 'review.thing_id')
            .where('newer.decided_at', 'is', null),
        ),
      ),
    )
    .execute()
}
