import type { Review } from '@rise/contract/moderation/shapes'
import type { Context } from '../../platform/context.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { actorName, recordAct } from '../session/index.ts'
import { lockReview } from './lock-review.ts'
import { presentReview } from './open-review.ts'
import type { ReportableSlot } from './reportable-slot.ts'

/**
 * Adds a note for other moderators.
 *
 * @throws {Failure} `review-not-found`, `own-case`
 */
export function addNote(
  ctx: Context,
  slot: ReportableSlot,
  member: SignedIn,
  { id, text }: { id: string; text: string },
): Promise<Review> {
  return ctx.db.transaction().execute(async (tx) => {
    const { kind, author_id } = await lockReview(tx, member, id)
    const note = { id: ctx.newId(), review_id: id, login_id: member.loginId, text, created_at: ctx.clock.now() }
    await tx.insertInto('review_note').values(note).execute()
    const subject = author_id === null ? null : { id: author_id, name: await actorName(tx, author_id) }
    await recordAct(ctx, tx, { act: 'review.noted', by: member.loginId, subject, after: { thing: kind } })
    return presentReview(ctx, tx, slot, member, id)
  })
}
