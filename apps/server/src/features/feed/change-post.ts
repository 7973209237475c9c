import { isDeepStrictEqual } from 'node:util'
import type { EndpointParsed } from '@rise/contract/endpoint'
import type { feedEndpoints } from '@rise/contract/feed/endpoints'
import { feedErrors } from '@rise/contract/feed/errors'
import type { Post } from '@rise/contract/feed/shapes'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { actingAs, type SignedIn } from '../../platform/http/requester.ts'
import { changeSubject, holdSubject } from '../discussion/index.ts'
import { drawMentions, saveMentions } from '../mentions/index.ts'
import { changePollAudience } from '../polls/index.ts'
import { lockEditable, readPostAs } from './find-post.ts'
import { type ChosenLink, linkColumns } from './post-link.ts'
import type { PostRow } from './post-row.ts'
import { drawPost, postColumns, readPost, screenPost, titleOf } from './post-text.ts'

type Change = EndpointParsed<(typeof feedEndpoints)['PUT /api/v1/posts/{id}']>['body']

/**
 * Saves a post, and marks it as edited if its text differs. Of two changes to one version, the second is refused.
 *
 * @throws {Failure} `post-changed`, `post-not-found`, the policy's refusals, and the errors of `readPost`,
 * `drawMentions`, `screenPost` and `drawPost`
 */
export function changePost(
  ctx: Context,
  member: SignedIn,
  id: string,
  { version, audience: wish, body, link }: Change,
): Promise<Post> {
  const sanitisedText = readPost(body)
  return ctx.db.transaction().execute(async (tx) => {
    const storedPost = await lockEditable(tx, member, id)
    if (storedPost.version !== version) throw new Failure(feedErrors['post-changed'])
    const byId = storedPost.actor_id
    const { text, mentioned } = await drawMentions(tx, byId, { text: sanitisedText, field: 'body.body' })
    const linkBefore = linkColumns(linkOf(storedPost), text)
    const linkFields = link === undefined ? linkBefore : linkColumns(link, text)
    const html = await drawPost(ctx, tx, { id, actorId: byId, text, linkPictureId: linkFields.link_picture_id })
    const audience = wish ?? storedPost.audience
    const isEdited = html !== storedPost.body
    const isSame = !isEdited && audience === storedPost.audience && isDeepStrictEqual(linkFields, linkBefore)
    if (isSame) return readPostAs(ctx, tx, member, id)
    const why = isEdited && member.actorId === byId ? await screenPost(ctx, tx, byId, text.html) : null
    const columns = { ...postColumns(text.html), body: html, ...linkFields }
    await tx
      .updateTable('post')
      .set({ ...columns, audience, version: version + 1, ...(isEdited && { edited_at: ctx.clock.now() }) })
      .where('id', '=', id)
      .execute()
    await saveMentions(ctx, tx, member, { subjectId: id, byId, mentioned })
    if (storedPost.poll_id !== null) await changePollAudience(tx, storedPost.poll_id, audience)
    await changeSubject(tx, id, { title: titleOf(columns.excerpt), audience })
    if (why !== null && !storedPost.hidden)
      await holdSubject(ctx, tx, { id, kind: 'post', authorId: byId, why, seen: true })
    const data = { postId: id, ownerId: storedPost.actor_id }
    await ctx.activity.record(tx, { kind: 'post.changed', ...actingAs(member), data })
    return readPostAs(ctx, tx, member, id)
  })
}

/** Returns the post's linked page in the shape that a form sends. */
function linkOf({ link, link_picture_id }: PostRow): ChosenLink | null {
  return link && { ...link, pictureId: link_picture_id }
}
