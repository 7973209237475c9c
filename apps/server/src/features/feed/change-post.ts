import { isDeepStrictEqual } from 'node:util'
import type { EndpointParsed } from '@rise/contract/endpoint'
import type { feedEndpoints } from '@rise/contract/feed/endpoints'
import { feedErrors } from '@rise/contract/feed/errors'
import type { Post } from '@rise/contract/feed/shapes'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { actingAs, type SignedIn } from '../../platform/http/requester.ts'
import { changeSubject, holdSubject } from '../discussion/index.ts'
import { drawMentions, keepMentions } from '../mentions/index.ts'
import { changePollAudience } from '../polls/index.ts'
import { lockEditable, readPostAs } from './find-post.ts'
import { type ChosenLink, linkColumns } from './post-link.ts'
import type { PostRow } from './post-row.ts'
import { drawPost, postColumns, readPost, screenPost, titleOf } from './post-text.ts'

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
  { version, audience: wish, body, link }: Change,
): Promise<Post> {
  const written = readPost(body)
  return ctx.db.transaction().execute(async (tx) => {
    const kept = await lockEditable(tx, member, id)
    if (kept.version !== version) throw new Failure(feedErrors['post-changed'])
    const byId = kept.actor_id
    const { text, mentioned } = await drawMentions(tx, byId, { text: written, field: 'body.body' })
    const linkBefore = linkColumns(linkOf(kept), text)
    const linked = link === undefined ? linkBefore : linkColumns(link, text)
    const html = await drawPost(ctx, tx, { id, actorId: byId, text, linkPictureId: linked.link_picture_id })
    const audience = wish ?? kept.audience
    const isEdited = html !== kept.body
    const isSame = !isEdited && audience === kept.audience && isDeepStrictEqual(linked, linkBefore)
    if (isSame) return readPostAs(ctx, tx, member, id)
    const why = isEdited && member.actorId === byId ? await screenPost(ctx, tx, byId, text.html) : null
    const columns = { ...postColumns(text.html), body: html, ...linked }
    await tx
      .updateTable('post')
      .set({ ...columns, audience, version: version + 1, ...(isEdited && { edited_at: ctx.clock.now() }) })
      .where('id', '=', id)
      .execute()
    await keepMentions(ctx, tx, member, { subjectId: id, byId, mentioned })
    if (kept.poll_id !== null) await changePollAudience(tx, kept.poll_id, audience)
    await changeSubject(tx, id, { title: titleOf(columns.excerpt), audience })
    if (why !== null && !kept.hidden) await holdSubject(ctx, tx, { id, kind: 'post', authorId: byId, why, seen: true })
    const data = { postId: id, ownerId: kept.actor_id }
    await ctx.activity.record(tx, { kind: 'post.changed', ...actingAs(member), data })
    return readPostAs(ctx, tx, member, id)
  })
}

/** The page that a post links to, as a form would send it. */
function linkOf({ link, link_picture_id }: PostRow): ChosenLink | null {
  return link && { ...link, pictureId: link_picture_id }
}
