import { moderationErrors } from '@rise/contract/moderation/errors'
import type { ReportKind, ReportReason } from '@rise/contract/moderation/kinds'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { findOrCreateReviewId, storeCopy } from './find-or-create-review-id.ts'
import { hideByReports } from './hide-by-reports.ts'
import type { ReportableSlot } from './reportable-slot.ts'

interface ReportInput {
  readonly kind: ReportKind
  readonly id: string
  readonly reason: ReportReason
  readonly words: string
  readonly network: string
}

/**
 * Reports content, with a copy of what the reporter sees. A member's second report of the same content changes nothing
 * until the first is decided. Enough reports hide some kinds of content until a moderator decides.
 *
 * @throws {Failure} `thing-not-found`, also if the reporter can't see it; `own-thing`
 */
export async function reportContent(
  ctx: Context,
  slot: ReportableSlot,
  member: Acting,
  sent: ReportInput,
): Promise<void> {
  const { actorId, loginId } = member
  const { kind, id, reason, words, network } = sent
  await ctx.db.transaction().execute(async (tx) => {
    // Serialises the reports of one piece of content, so that it has a single review.
    await sql`select pg_advisory_xact_lock(hashtextextended('reports of ' || ${id}, 0))`.execute(tx)
    const copy = isIdOf(kind, id) ? await slot[kind].copy(ctx, tx, member, id) : undefined
    if (!copy) throw new Failure(moderationErrors['thing-not-found'])
    if (copy.authorId === actorId) throw new Failure(moderationErrors['own-thing'])
    const reviewId = await findOrCreateReviewId(ctx, tx, { kind, id, copy })
    const reportId = ctx.newId()
    const report = await tx
      .insertInto('report')
      .values({
        ...{ id: reportId, review_id: reviewId, reporter_id: actorId, login_id: loginId },
        ...{ reason, words, network, created_at: ctx.clock.now() },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!report) return
    await storeCopy(tx, reportId, copy)
    await hideByReports(ctx, tx, slot[kind], { kind, id, reviewId, changedAt: copy.changedAt })
  })
}

/** Whether an id can belong to this kind of content. Only the ids of messages contain a position after a colon. */
function isIdOf(kind: ReportKind, id: string): boolean {
  return id.includes(':') === (kind === 'message')
}
