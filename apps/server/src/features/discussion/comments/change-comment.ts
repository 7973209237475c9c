import { mayEditAuthored } from '@rise/contract/content/policy'
import { discussionErrors } from '@rise/contract/discussion/errors'
import { mayEditComment } from '@rise/contract/discussion/policy'
import type { Reply } from '@rise/contract/discussion/shapes'
import type { Principal } from '@rise/contract/policy'
import { excerpt } from '@rise/contract/words'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { actingAs, type SignedIn } from '../../../platform/http/requester.ts'
import { announce } from '../../../platform/realtime/topics.ts'
import { allowedRow, authorColumns, rightsOf, screenText } from '../../content/index.ts'
import { readMentions, saveMentions } from '../../mentions/index.ts'
import { holdSubject } from '../hold-subject.ts'
import { changeSubject, deleteAndRetract } from '../subjects.ts'
import { showPicture } from './comment-picture.ts'
import { comments, presentReplies } from './comment-row.ts'
import { lockCommentsOf, recentComments } from './recent-comments.ts'

interface Change {
  readonly text: string
  /** The ids of the members mentioned by “@Name”. */
  readonly mentions?: readonly string[] | undefined
  /** If this is absent, the picture stays. */
  readonly pictureId?: string | null | undefined
}

/**
 * Edits the member's own comment, and marks it as edited if its text or picture has changed.
 *
 * @throws {Failure} `comment-not-found`, `forbidden`, `words-refused`, and the errors of `showPicture`
 */
export function changeComment(ctx: Context, member: SignedIn, id: string, change: Change): Promise<Reply> {
  const { text, mentions = [], pictureId } = change
  return ctx.db.transaction().execute(async (tx) => {
    if (member.actorId !== null) await lockCommentsOf(tx, member.actorId)
    const row = await lockAllowed(tx, member, id, mayEditComment)
    const byId = row.actor_id
    const isRepainted = pictureId !== undefined && (await showPicture(tx, { commentId: id, actorId: byId, pictureId }))
    const isChanged = row.text !== text || isRepainted
    const why = row.text === text ? null : await screenEdited(ctx, tx, row, text)
    if (isChanged) {
      await tx.updateTable('comment').set({ text, changed_at: ctx.clock.now() }).where('id', '=', id).execute()
      await changeSubject(tx, id, { title: excerpt(text) })
      if (why !== null) await holdSubject(ctx, tx, { id, kind: 'comment', authorId: byId, why, seen: true })
    }
    const mentionedMembers = await readMentions(tx, byId, { text, ids: mentions })
    await saveMentions(ctx, tx, member, { subjectId: id, byId, mentioned: mentionedMembers })
    if (isChanged) {
      const data = { commentId: id, subjectId: row.subject_id }
      await ctx.activity.record(tx, { kind: 'comment.changed', ...actingAs(member), data })
      await announce(ctx, tx, `thread:${row.subject_id}`)
    }
    const [reply] = await presentReplies(
      tx,
      member.actorId,
      await comments(tx, member.actorId).where('id', '=', id).execute(),
    )
    if (!reply) throw new Failure(discussionErrors['comment-not-found'])
    return reply
  })
}

/**
 * Screens an edited text like a new comment, so that edits can't spread the same text either. Returns the reason for a
 * review; null if none is needed.
 */
async function screenEdited(
  ctx: Context,
  tx: Tx,
  { actor_id: actorId, subject_id: subjectId }: { actor_id: string; subject_id: string },
  text: string,
): Promise<string | null> {
  const { author_id: authorId } = await tx
    .selectFrom('discussion_subject')
    .select('author_id')
    .where('id', '=', subjectId)
    .executeTakeFirstOrThrow()
  const recentTexts = await recentComments(ctx, tx, { actorId, text, toId: authorId ?? subjectId })
  return screenText(ctx, tx, { actorId, text, hasLink: false, field: 'body.text', sent: recentTexts })
}

/**
 * Deletes a comment and its reactions. A comment with replies keeps its place, without text or author.
 *
 * @throws {Failure} `comment-not-found`, `forbidden`
 */
export async function deleteComment(ctx: Context, member: SignedIn, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const {
      subject_id: subjectId,
      reply_to: threadId,
      actor_id: commenterId,
    } = await lockAllowed(tx, member, id, mayEditAuthored)
    const firstReply = await tx
      .selectFrom('comment')
      .select('id')
      .where('reply_to', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (firstReply) {
      const emptyColumns = { actor_id: null, login_id: null, text: '', changed_at: null, deleted_at: ctx.clock.now() }
      await tx.updateTable('comment').set(emptyColumns).where('id', '=', id).execute()
      await tx.updateTable('discussion_subject').set({ pinned_id: null }).where('pinned_id', '=', id).execute()
    } else {
      await tx.deleteFrom('comment').where('id', '=', id).execute()
    }
    await deleteAndRetract(ctx, tx, member, [id])
    const data = { commentId: id, subjectId, commenterId, ...(threadId !== null && { threadId }) }
    await ctx.activity.record(tx, { kind: 'comment.deleted', ...actingAs(member), data })
    await announce(ctx, tx, `thread:${subjectId}`)
  })
}

type Judge = typeof mayEditComment

/** Locks a comment that this member may change; replies and other changes wait for the transaction. */
async function lockAllowed(tx: Tx, member: SignedIn & Principal, id: string, judge: Judge) {
  const row = await tx
    .selectFrom('comment')
    .innerJoin('actor', 'actor.id', 'comment.actor_id')
    .select(['comment.subject_id', 'comment.reply_to', 'comment.text', 'actor.id as actor_id'])
    .select(authorColumns(member.actorId))
    .where('comment.id', '=', id)
    .forUpdate('comment')
    .executeTakeFirst()
  const rights = (comment: NonNullable<typeof row>) => rightsOf(comment, { published: true, audience: 'everyone' })
  return allowedRow(row, (comment) => judge(member, rights(comment)), discussionErrors['comment-not-found'])
}
