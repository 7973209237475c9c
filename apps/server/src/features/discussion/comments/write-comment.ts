import { discussionErrors } from '@rise/contract/discussion/errors'
import { SAME_COMMENT_SECONDS, SLOW_MODE_SECONDS } from '@rise/contract/discussion/limits'
import { mayReact } from '@rise/contract/discussion/policy'
import type { Reply } from '@rise/contract/discussion/shapes'
import { excerpt } from '@rise/contract/words'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { inTurn } from '../../../platform/database/in-turn.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { announce } from '../../../platform/realtime/topics.ts'
import { isNewAccount, refuseSlowed, screenText } from '../../content/index.ts'
import { readMentions, saveMentions } from '../../mentions/index.ts'
import { lockAllowedSubject, type SubjectRow } from '../allowed-subject.ts'
import { holdSubject } from '../hold-subject.ts'
import { openSubject } from '../subjects.ts'
import { commentPath } from './comment-path.ts'
import { showPicture } from './comment-picture.ts'
import { comments, presentReplies } from './comment-row.ts'
import { lockCommentsOf, recentComments } from './recent-comments.ts'
import { isVisible } from './visible-comments.ts'

interface CommentInput {
  readonly text: string
  /** The ids of the members mentioned by “@Name”. */
  readonly mentions?: readonly string[] | undefined
  readonly pictureId?: string | null | undefined
  /** A comment, or a reply. A reply to a reply belongs to the top-level comment. */
  readonly replyTo?: string | undefined
}

/**
 * Adds a comment to a subject, or a reply to a comment. Repeated or concurrent calls with the same text create one
 * comment.
 *
 * @throws {Failure} `subject-not-found`, `comment-not-found`, `comment-deleted`, `discussion-closed`, `slow-mode`,
 * `slowed`, `words-refused`, `upgrade-required`, `forbidden`, and the errors of `showPicture`
 */
export function writeComment(ctx: Context, member: Acting, id: string, input: CommentInput): Promise<Reply> {
  const { text, mentions = [], pictureId = null, replyTo } = input
  const { actorId, loginId } = member
  return inTurn(ctx, id, async (tx) => {
    const subject = await lockAllowedSubject(tx, member, { viewerActorId: actorId, id, judge: mayReact })
    // A comment gets replies through `replyTo`, not as a subject of its own.
    if (subject.kind === 'comment') throw new Failure(discussionErrors['subject-not-found'])
    if (subject.closed) throw new Failure(discussionErrors['discussion-closed'])
    await lockCommentsOf(tx, actorId)
    const target = replyTo === undefined ? undefined : await findTarget(tx, actorId, { subject, id: replyTo })
    const threadId = target && (target.reply_to ?? target.id)
    const sameComment = await findSame(ctx, tx, { actorId, subjectId: id, threadId, text })
    if (sameComment) return present(tx, actorId, sameComment)
    const recentTexts = await recentComments(ctx, tx, { actorId, text, toId: subject.actor_id ?? id })
    const why = await screenText(ctx, tx, { actorId, text, hasLink: false, field: 'body.text', sent: recentTexts })
    await refuseSlowed(ctx, tx, actorId)
    // The slow mode doesn't apply to a comment under review, which notifies no one yet.
    if (why === null) await refuseSlowMode(ctx, tx, actorId)
    const commentId = await insert(ctx, tx, member, { actorId, subject, threadId, text })
    await showPicture(tx, { commentId, actorId, pictureId })
    const mentionedMembers = await readMentions(tx, actorId, { text, ids: mentions })
    const notifiedIds = [subject.actor_id, target?.actor_id].filter((reachedId) => typeof reachedId === 'string')
    await saveMentions(ctx, tx, member, {
      subjectId: commentId,
      byId: actorId,
      mentioned: mentionedMembers,
      reached: notifiedIds,
    })
    const replyData = target && { threadId: threadId ?? target.id, repliedId: target.actor_id }
    const data = { commentId, subjectId: id, kind: subject.kind, authorId: subject.actor_id, ...replyData }
    await ctx.activity.record(tx, { kind: 'comment.written', actorId, loginId, data })
    if (why !== null)
      await holdSubject(ctx, tx, { id: commentId, kind: 'comment', authorId: actorId, why, seen: false })
    await announce(ctx, tx, `thread:${id}`)
    return present(tx, actorId, commentId)
  })
}

/** Returns the comment or reply being replied to, locked so that it can't be deleted before the transaction ends. */
async function findTarget(tx: Tx, actorId: string, { subject, id }: { subject: SubjectRow; id: string }) {
  const row = await tx
    .selectFrom('comment')
    .select(['id', 'reply_to', 'actor_id'])
    .select(isVisible(actorId, 'comment').as('visible'))
    .where('id', '=', id)
    .where('subject_id', '=', subject.id)
    .forKeyShare()
    .executeTakeFirst()
  if (!row) throw new Failure(discussionErrors['comment-not-found'])
  if (row.actor_id === null) throw new Failure(discussionErrors['comment-deleted'])
  if (!row.visible) throw new Failure(discussionErrors['comment-not-found'])
  return { ...row, actor_id: row.actor_id }
}

interface SentComment {
  readonly actorId: string
  readonly threadId: string | undefined
  readonly text: string
}

async function findSame(
  { clock }: Context,
  tx: Tx,
  { actorId, subjectId, threadId, text }: SentComment & { readonly subjectId: string },
): Promise<string | undefined> {
  const since = new Date(clock.now().getTime() - SAME_COMMENT_SECONDS * 1_000)
  const sameComment = await tx
    .selectFrom('comment')
    .select('id')
    .where('actor_id', '=', actorId)
    .where('subject_id', '=', subjectId)
    .where(sql<boolean>`reply_to is not distinct from ${threadId ?? null}::uuid`)
    .where('text', '=', text)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return sameComment?.id
}

/** Refuses a new account's comment that follows its last one too soon, as the slow mode requires. */
async function refuseSlowMode(ctx: Context, tx: Tx, actorId: string): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - SLOW_MODE_SECONDS * 1_000)
  const recentComment = await tx
    .selectFrom('comment')
    .select('id')
    .where('actor_id', '=', actorId)
    .where('created_at', '>', since)
    .where(isNewAccount(ctx, 'comment.actor_id'))
    .executeTakeFirst()
  if (recentComment) throw new Failure(discussionErrors['slow-mode'])
}

async function insert(
  ctx: Context,
  tx: Tx,
  { loginId }: Acting,
  { actorId, subject, threadId, text }: SentComment & { readonly subject: SubjectRow },
): Promise<string> {
  const id = ctx.newId()
  await tx
    .insertInto('comment')
    .values({
      ...{ id, subject_id: subject.id, reply_to: threadId ?? null, actor_id: actorId, login_id: loginId, text },
      created_at: ctx.clock.now(),
    })
    .execute()
  await openSubject(ctx, tx, {
    ...{ id, kind: 'comment', authorId: actorId, parentId: subject.id, audience: subject.audience },
    ...{ title: excerpt(text), path: commentPath(subject.path, id) },
  })
  return id
}

async function present(tx: Tx, actorId: string, id: string): Promise<Reply> {
  const rows = await comments(tx, actorId).where('comment.id', '=', id).execute()
  const [reply] = await presentReplies(tx, actorId, rows)
  if (!reply) throw new Failure(discussionErrors['comment-not-found'])
  return reply
}
