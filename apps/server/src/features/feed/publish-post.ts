import type { EndpointParsed } from '@rise/contract/endpoint'
import type { feedEndpoints } from '@rise/contract/feed/endpoints'
import { feedErrors } from '@rise/contract/feed/errors'
import { MOST_POSTS_A_DAY, MOST_POSTS_WHILE_NEW } from '@rise/contract/feed/limits'
import type { Post } from '@rise/contract/feed/shapes'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { type Acting, actingAs } from '../../platform/http/requester.ts'
import { announce } from '../../platform/realtime/topics.ts'
import { limitPublishing, refuseSlowed } from '../content/index.ts'
import { holdSubject, openSubject } from '../discussion/index.ts'
import { drawMentions, saveMentions } from '../mentions/index.ts'
import { openPoll, screenPoll } from '../polls/index.ts'
import { lockActor } from '../session/index.ts'
import { readPostAs } from './find-post.ts'
import { linkColumns } from './post-link.ts'
import { postPath } from './post-row.ts'
import { drawPost, postColumns, readPost, screenPost, titleOf } from './post-text.ts'

type NewPost = EndpointParsed<(typeof feedEndpoints)['POST /api/v1/posts']>['body']

const DAY_SECONDS = 86_400
const limit = { name: 'posts', most: MOST_POSTS_A_DAY, mostWhileNew: MOST_POSTS_WHILE_NEW }

/**
 * Publishes a post as the professional or company that the member acts for. If the request is repeated, or the author
 * published the same text with the same kind in the last day, returns the existing post.
 *
 * @throws {Failure} `too-many-requests`, `slowed`, `poll-closing-time`, `post-not-found` for another member's id, and
 * the errors of `readPost`, `drawMentions`, `screenPost` and `drawPost`
 */
export function publishPost(ctx: Context, member: Acting, post: NewPost): Promise<Post> {
  const { id, kind, audience, body, poll, link } = post
  const { actorId } = member
  const sanitisedText = readPost(body)
  return ctx.db.transaction().execute(async (tx) => {
    await lockActor(tx, actorId)
    const { text, mentioned } = await drawMentions(tx, actorId, { text: sanitisedText, field: 'body.body' })
    const now = ctx.clock.now()
    // A post with a poll never counts as the same text again.
    const words = poll ? undefined : await idOfSame(tx, { actorId, kind, html: text.html, now })
    const same = (await isOwn(tx, id, actorId)) ? id : words
    if (same !== undefined) return readPostAs(ctx, tx, member, same)
    await limitPublishing(ctx, tx, actorId, limit)
    await refuseSlowed(ctx, tx, actorId)
    const columns = postColumns(text.html)
    const linkFields = linkColumns(link, text)
    const ofText = await screenPost(ctx, tx, actorId, text.html)
    const ofPoll = poll ? await screenPoll(ctx, tx, actorId, poll, 'body.poll.question') : null
    const why = ofText ?? ofPoll
    const row = { id, actor_id: actorId, kind, audience, created_at: now, ...columns, ...linkFields }
    const insertedPost = await tx
      .insertInto('post')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    // Another member's concurrent request used the id.
    if (!insertedPost) throw new Failure(feedErrors['post-not-found'])
    if (text.pictureIds.length > 0 || linkFields.link_picture_id !== null) {
      const drawnPost = await drawPost(ctx, tx, { id, actorId, text, linkPictureId: linkFields.link_picture_id })
      await tx.updateTable('post').set({ body: drawnPost }).where('id', '=', id).execute()
    }
    if (poll) {
      const pollId = ctx.newId()
      await openPoll(ctx, tx, { ...poll, id: pollId, actorId, audience, postPath: postPath(id) })
      await tx.updateTable('post').set({ poll_id: pollId }).where('id', '=', id).execute()
    }
    const subject = { id, kind, authorId: actorId, audience, title: titleOf(columns.excerpt), path: postPath(id) }
    await openSubject(ctx, tx, subject)
    await saveMentions(ctx, tx, member, { subjectId: id, byId: actorId, mentioned })
    await ctx.activity.record(tx, { kind: 'post.published', ...actingAs(member), data: { postId: id, kind } })
    if (why !== null) await holdSubject(ctx, tx, { id, kind: 'post', authorId: actorId, why, seen: false })
    await announce(ctx, tx, 'feed')
    return readPostAs(ctx, tx, member, id)
  })
}

/**
 * Whether the author has a post with this id.
 *
 * @throws {Failure} `post-not-found` if the id is another member's
 */
async function isOwn(tx: Tx, id: string, actorId: string): Promise<boolean> {
  const row = await tx.selectFrom('post').select('actor_id').where('id', '=', id).executeTakeFirst()
  if (row && row.actor_id !== actorId) throw new Failure(feedErrors['post-not-found'])
  return row !== undefined
}

interface Words {
  readonly actorId: string
  readonly kind: NewPost['kind']
  readonly html: string
  readonly now: Date
}

/**
 * Returns the id of the author's post of the same kind and with the same text from the last day. Texts with pictures
 * never match, because the markup of pictures differs.
 */
async function idOfSame(tx: Tx, { actorId, kind, html, now }: Words): Promise<string | undefined> {
  const row = await tx
    .selectFrom('post')
    .select('id')
    .where('actor_id', '=', actorId)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - DAY_SECONDS * 1000))
    .where('body', '=', html)
    .where('poll_id', 'is', null)
    .executeTakeFirst()
  return row?.id
}
