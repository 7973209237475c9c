import { moderationErrors } from '@rise/contract/moderation/errors'
import type { Decision } from '@rise/contract/moderation/kinds'
import type { Review } from '@rise/contract/moderation/shapes'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { assertFreshCode } from '../../platform/http/dispatch.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { type Concealment, slowActor } from '../content/index.ts'
import { lockReview } from './lock-review.ts'
import { possibleDecisions, presentReview } from './open-review.ts'
import type { ReportableSlot } from './reportable-slot.ts'
import { suspendAuthor } from './suspend-author.ts'

const DAY_MS = 86_400_000

interface DecisionInput {
  readonly id: string
  readonly decision: Decision
  readonly words: string
  /** The days until the suspension or the slowdown ends; null for a permanent suspension. */
  readonly days: number | null
}

/**
 * Decides a review. Content that reports have hidden or that was held is then shown, unless the decision hides or
 * removes it. Suspending the author removes held content. Listeners notify the people concerned.
 *
 * @throws {Failure} `review-not-found`, `own-case`, `decision-not-possible`, `already-decided`;
 * `second-factor-not-fresh` for a suspension
 */
export function decideReview(
  ctx: Context,
  slot: ReportableSlot,
  member: SignedIn,
  given: DecisionInput,
): Promise<Review> {
  const { id, decision, words, days } = given
  if (decision === 'suspend') assertFreshCode(ctx, member)
  return ctx.db.transaction().execute(async (tx) => {
    const row = await lockReview(tx, member, id)
    if (row.decided_at !== null) throw new Failure(moderationErrors['already-decided'])
    if (!possibleDecisions(slot, row).includes(decision)) throw new Failure(moderationErrors['decision-not-possible'])
    const now = ctx.clock.now()
    const isTimed = decision === 'suspend' || decision === 'slow'
    const until = isTimed && days !== null ? new Date(now.getTime() + days * DAY_MS) : null
    const decisionId = ctx.newId()
    await tx
      .insertInto('review_decision')
      .values({
        ...{ id: decisionId, review_id: id, decision, words, until, created_at: now, by_login_id: member.loginId },
        // The author is notified if held content was published, but not if reports were dismissed.
        author_id: decision === 'dismiss' && row.held === null ? null : row.author_id,
      })
      .execute()
    await tx.updateTable('review').set({ decided_at: now, decision }).where('id', '=', id).execute()
    const isOverturned = decision === 'dismiss' && row.hidden_at !== null
    await tx
      .updateTable('report')
      .set({ network: null, overturned: isOverturned })
      .where('review_id', '=', id)
      .execute()
    await concealAs(ctx, tx, slot, row, concealmentOf(decision, row))
    if (decision === 'suspend' && row.author_id !== null) {
      await suspendAuthor(ctx, tx, row.author_id, { reason: words, until })
    }
    if (decision === 'slow' && row.author_id !== null && until !== null) await slowActor(tx, row.author_id, until)
    const data = { reviewId: id, decisionId }
    await ctx.activity.record(tx, { kind: 'review.decided', loginId: member.loginId, data })
    return presentReview(ctx, tx, slot, member, id)
  })
}

function concealmentOf(decision: Decision, { held }: { readonly held: string | null }): Concealment {
  if (decision === 'hide') return 'hidden'
  // Suspending the author of held content doesn't publish that content.
  return decision === 'remove' || (decision === 'suspend' && held !== null) ? 'removed' : null
}

interface ConcealedContent {
  readonly kind: keyof ReportableSlot
  readonly thing_id: string
}

/** Hides or shows content. Does nothing if the content can't be hidden, or if its author's account is erased. */
export async function concealAs(
  ctx: Context,
  tx: Tx,
  slot: ReportableSlot,
  { kind, thing_id }: ConcealedContent,
  as: Concealment,
): Promise<void> {
  if (thing_id !== '') await slot[kind].conceal?.(ctx, tx, thing_id, as)
}
