import { discussionErrors } from '@rise/contract/discussion/errors'
import { mayModerate } from '@rise/contract/discussion/policy'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { announce } from '../../../platform/realtime/topics.ts'
import { lockAllowedSubject } from '../allowed-subject.ts'

interface Change {
  /** A top-level comment, or null to unpin. */
  readonly pinnedId?: string | null | undefined
  readonly closed?: boolean | undefined
}

/**
 * Pins or unpins a comment, and closes or reopens the discussion. Absent fields stay unchanged.
 *
 * @throws {Failure} `subject-not-found`, `comment-not-found`, `forbidden`
 */
export async function moderateDiscussion(
  ctx: Context,
  member: SignedIn,
  id: string,
  { pinnedId, closed }: Change,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const subject = await lockAllowedSubject(tx, member, { viewerActorId: member.actorId, id, judge: mayModerate })
    if (subject.kind === 'comment') throw new Failure(discussionErrors['subject-not-found'])
    if (pinnedId) {
      const comment = await tx
        .selectFrom('comment')
        .select('id')
        .where('id', '=', pinnedId)
        .where('subject_id', '=', id)
        .where('reply_to', 'is', null)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      if (!comment) throw new Failure(discussionErrors['comment-not-found'])
    }
    const change = { ...(pinnedId !== undefined && { pinned_id: pinnedId }), ...(closed !== undefined && { closed }) }
    if (Object.keys(change).length === 0) return
    await tx.updateTable('discussion_subject').set(change).where('id', '=', id).execute()
    await announce(ctx, tx, `thread:${id}`)
  })
}
