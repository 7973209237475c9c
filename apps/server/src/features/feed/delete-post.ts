import { mayEditAuthored } from '@rise/contract/content/policy'
import { feedErrors } from '@rise/contract/feed/errors'
import { UNDO_MINUTES } from '@rise/contract/feed/limits'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { retryDeadlock } from '../../platform/database/retry-deadlock.ts'
import { Failure } from '../../platform/failure.ts'
import { actingAs, type SignedIn } from '../../platform/http/requester.ts'
import { viewerOf } from '../connections/index.ts'
import { allowedRow } from '../content/index.ts'
import { openSubject, withdrawAndRetract } from '../discussion/index.ts'
import { restorePoll, withdrawPoll } from '../polls/index.ts'
import { lockEditable } from './find-post.ts'
import { type PostRow, postPath, rightsOfPost, withDeleted } from './post-row.ts'
import { titleOf } from './post-text.ts'

const MINUTE_MS = 60_000

/**
 * Deletes a post: hides it from everyone immediately and retracts its notifications. The post can be restored for
 * `UNDO_MINUTES` and is purged afterwards.
 *
 * @throws {Failure} `post-not-found`, and the policy's refusals
 */
export async function deletePost(ctx: Context, member: SignedIn, id: string): Promise<void> {
  // Retried on a deadlock, because a concurrent deletion of the post's poll locks the poll before the post.
  await retryDeadlock(() => ctx.db.transaction().execute((tx) => deleteWithin(ctx, tx, member, id)))
}

async function deleteWithin(ctx: Context, tx: Tx, member: SignedIn, id: string): Promise<void> {
  const { actor_id: ownerId, poll_id: pollId } = await lockEditable(tx, member, id)
  const deletedBy = member.actorId === ownerId ? 'author' : 'admin'
  await tx
    .updateTable('post')
    .set({ deleted_at: ctx.clock.now(), deleted_by: deletedBy })
    .where('id', '=', id)
    .execute()
  await withdrawAndRetract(ctx, tx, member, id)
  if (pollId !== null) await withdrawPoll(ctx, tx, member, { id: pollId, ownerId })
  await ctx.activity.record(tx, { kind: 'post.deleted', ...actingAs(member), data: { postId: id, ownerId } })
}

/**
 * Restores a deleted post with its comments. An author can't restore a post deleted by an admin.
 *
 * @throws {Failure} `post-not-found`, `post-not-restored` after the time limit, and the policy's refusals
 */
export async function restorePost(ctx: Context, member: SignedIn, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockDeleted(tx, member, id)
    if (row.deleted_at === null) return
    if (row.deleted_at < restorableSince(ctx)) throw new Failure(feedErrors['post-not-restored'])
    await tx.updateTable('post').set({ deleted_at: null, deleted_by: null }).where('id', '=', id).execute()
    const { kind, actor_id: authorId, audience, excerpt, poll_id: pollId } = row
    if (pollId !== null) await restorePoll(tx, pollId)
    await openSubject(ctx, tx, { id, kind, authorId, audience, title: titleOf(excerpt), path: postPath(id) })
    const data = { postId: id, ownerId: row.actor_id }
    await ctx.activity.record(tx, { kind: 'post.restored', ...actingAs(member), data })
  })
}

/** Returns the time of the earliest deletion that can still be undone. */
export function restorableSince({ clock }: Pick<Context, 'clock'>): Date {
  return new Date(clock.now().getTime() - UNDO_MINUTES * MINUTE_MS)
}

async function lockDeleted(tx: Tx, member: SignedIn, id: string): Promise<PostRow> {
  await tx.selectFrom('post').select('id').where('id', '=', id).forUpdate().execute()
  const row = await withDeleted(tx, viewerOf(member)).where('post.id', '=', id).executeTakeFirst()
  const judge = (row: PostRow) => {
    if (row.deleted_by === 'admin' && row.actor_id === member.actorId) return 'hidden'
    return mayEditAuthored(member, rightsOfPost(row))
  }
  return allowedRow(row, judge, feedErrors['post-not-found'])
}
