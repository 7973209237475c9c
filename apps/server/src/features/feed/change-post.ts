import type { EndpointParsed } from '@rise/contract/endpoint'
import type { feedEndpoints } from '@rise/contract/feed/endpoints'
import { feedErrors } from '@rise/contract/feed/errors'
import type { Post } from '@rise/contract/feed/shapes'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { actingAs, type SignedIn } from '../../platform/http/requester.ts'
import { changeSubject, closeSubjects } from '../discussion/index.ts'
import { drawMentions, keepMentions } from '../mentions/index.ts'
import { showPictures } from '../pictures/index.ts'
import { changePollAudience, removePoll } from '../polls/index.ts'
import { lockEditable, readPostAs } from './find-post.ts'
import { drawPost, postColumns, postPictures, readPost, titleOf } from './post-text.ts'

type Change = EndpointParsed<(typeof feedEndpoints)['PUT /api/v1/posts/{id}']>['body']

/**
 * Saves a post, which is marked as edited where its text is another one. Of two changes to one version the second is
 * refused.
 *
 * @throws {Failure} `post-changed`, `post-not-found`, what the policy answers, and as `readPost` and `drawPost`
 */
export function changePost(
  ctx: Context,
  member: SignedIn,
  id: string,
  { version, audience: wish, body }: Change,
): Promise<Post> {
  const written = readPost(body)
  return ctx.db.transaction().execute(async (tx) => {
    const kept = await lockEditable(tx, member, id)
    if (kept.version !== version) throw new Failure(feedErrors['post-changed'])
    const byId = kept.actor_id
    const { text, mentioned } = await drawMentions(tx, byId, { text: written, field: 'body.body' })
    const html = await drawPost(ctx, tx, { id, actorId: kept.actor_id, text })
    const audience = wish ?? kept.audience
    const isEdited = html !== kept.body
    if (!isEdited && audience === kept.audience) return readPostAs(ctx, tx, member, id)
    const columns = { ...postColumns(text.html), body: html }
    await tx
      .updateTable('post')
      .set({ ...columns, audience, version: version + 1, ...(isEdited && { edited_at: ctx.clock.now() }) })
      .where('id', '=', id)
      .execute()
    await keepMentions(ctx, tx, member, { subjectId: id, byId, mentioned })
    if (kept.poll_id !== null) await changePollAudience(tx, kept.poll_id, audience)
    await changeSubject(tx, id, { title: titleOf(columns.excerpt), audience })
    const data = { postId: id, ownerId: kept.actor_id }
    await ctx.activity.record(tx, { kind: 'post.changed', ...actingAs(member), data })
    return readPostAs(ctx, tx, member, id)
  })
}

/**
 * Deletes a post for good, with its poll and what was said to it; its pictures are given back.
 *
 * @throws {Failure} `post-not-found`, and what the policy answers
 */
export async function deletePost(ctx: Context, member: SignedIn, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { actor_id: ownerId, poll_id: pollId } = await lockEditable(tx, member, id)
    await showPictures(ctx, tx, { ...postPictures, id, actorId: ownerId, pictureIds: [] })
    await closeSubjects(ctx, tx, member, [id])
    if (pollId !== null) await removePoll(ctx, tx, member, { id: pollId, ownerId })
    await tx.deleteFrom('post').where('id', '=', id).execute()
    await ctx.activity.record(tx, { kind: 'post.deleted', ...actingAs(member), data: { postId: id, ownerId } })
  })
}
