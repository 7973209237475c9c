import type { Listener } from '../../platform/activity/listener.ts'
import { findOrCreateReviewId, storeCopy } from './find-or-create-review-id.ts'
import type { ReportableSlot } from './reportable-slot.ts'

/** Adds held content to the queue, with a copy of what its author sees. */
export function reviewHeld(slot: ReportableSlot): Listener<'content.held' | 'message.held'> {
  return {
    name: 'moderation.held',
    kinds: ['content.held', 'message.held'],
    async react(ctx, tx, { data }) {
      const { authorId, why } = data
      const { kind, id } =
        'messageId' in data ? { kind: 'message' as const, id: data.messageId } : { kind: data.kind, id: data.thingId }
      const author = await tx.selectFrom('actor').select(['kind', 'plan']).where('id', '=', authorId).executeTakeFirst()
      if (!author) return
      const role = author.kind === 'professional' ? 'professional' : 'employer'
      const viewer = {
        kind: 'member',
        id: authorId,
        actorId: authorId,
        role,
        plan: author.plan,
        standing: 'active',
      } as const
      const copy = await slot[kind].copy(ctx, tx, viewer, id)
      if (!copy) return
      const reviewId = await findOrCreateReviewId(ctx, tx, { kind, id, copy })
      const now = ctx.clock.now()
      await tx.updateTable('review').set({ held: why, hidden_at: now }).where('id', '=', reviewId).execute()
      const reportId = ctx.newId()
      await tx
        .insertInto('report')
        .values({
          ...{ id: reportId, review_id: reviewId, reporter_id: null, login_id: null, network: null },
          ...{ reason: 'other', words: '', automatic: true, created_at: now },
        })
        .execute()
      await storeCopy(tx, reportId, copy)
    },
  }
}
