import { gateErrors } from '@rise/contract/errors'
import { moderationErrors } from '@rise/contract/moderation/errors'
import type { Notice } from '@rise/contract/moderation/shapes'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { decisions } from './decision-rows.ts'

const MOST = 50

/**
 * Returns what moderators told a member about things of theirs, newest first.
 *
 * @throws {Failure} `forbidden` for an admin
 */
export async function listNotices({ db }: Context, member: SignedIn): Promise<Notice[]> {
  const rows = await decisions(db)
    .where('review_decision.author_id', '=', actorOf(member))
    .orderBy('review_decision.created_at', 'desc')
    .orderBy('review_decision.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ id, decision, kind, title, words, created_at, appeal, answer, answered_at, undone_at }) => ({
    ...{ _id: id, decision, kind, title, words, at: created_at.toISOString(), appeal },
    answer: answered_at && (answer || 'We looked at it again, and our decision stands.'),
    lifted: undone_at !== null,
  }))
}

/**
 * Appeals against a decision, once. A lifted one needs no appeal.
 *
 * @throws {Failure} `notice-not-found`, `notice-appealed`, `forbidden` for an admin
 */
export async function appealNotice(
  ctx: Context,
  member: SignedIn,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const actorId = actorOf(member)
  await ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('review_decision')
      .select(['appeal', 'undone_at'])
      .where('id', '=', id)
      .where('author_id', '=', actorId)
      .forUpdate()
      .executeTakeFirst()
    if (!row || row.undone_at !== null) throw new Failure(moderationErrors['notice-not-found'])
    if (row.appeal !== null) throw new Failure(moderationErrors['notice-appealed'])
    await tx
      .updateTable('review_decision')
      .set({ appeal: text, appealed_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute()
  })
}

function actorOf({ actorId }: SignedIn): string {
  if (actorId === null) throw new Failure(gateErrors.forbidden)
  return actorId
}
