import { mayReadAuthored } from '@rise/contract/content/policy'
import { discussionErrors } from '@rise/contract/discussion/errors'
import type { Comment, Discussion, Reply } from '@rise/contract/discussion/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { CURSOR_PAGE_ROWS, placeOf, toCursorPage } from '../../../platform/database/keyset.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Requester } from '../../../platform/http/requester.ts'
import { viewerOf } from '../../connections/index.ts'
import { findAllowedSubject } from '../allowed-subject.ts'
import { type CommentRow, comments, presentComments, presentReplies, replies, threads } from './comment-row.ts'
import { commentCountOf } from './visible-comments.ts'

interface Query {
  readonly id: string
  readonly order: 'newest' | 'oldest'
  readonly before?: string | undefined
}

/**
 * Returns a page of the comments on a subject as the viewer sees them, each with its first replies.
 *
 * @throws {Failure} `subject-not-found`, `sign-in-required`, `upgrade-required`, `forbidden`
 */
export async function listComments(
  { db }: Context,
  viewer: Requester,
  { id, order, before }: Query,
): Promise<Discussion> {
  const viewerActorId = viewerOf(viewer)
  const subject = await findAllowedSubject(db, viewer, { viewerActorId, id, judge: mayReadAuthored })
  const place = placeOf(before)
  const direction = order === 'newest' ? 'desc' : 'asc'
  let query = threads(db, viewerActorId)
    .where('comment.subject_id', '=', id)
    .where(sql<boolean>`comment.id is distinct from ${subject.pinned_id}::uuid`)
    .orderBy('comment.created_at', direction)
    .orderBy('comment.id', direction)
    .limit(CURSOR_PAGE_ROWS)
  if (place) {
    const [at, beyond] = [sql`(${place.at}::timestamptz, ${place.id}::uuid)`, sql.raw(order === 'newest' ? '<' : '>')]
    query = query.where(sql<boolean>`(comment.created_at, comment.id) ${beyond} ${at}`)
  }
  const pinnedQuery =
    subject.pinned_id === null || place
      ? undefined
      : threads(db, viewerActorId).where('comment.id', '=', subject.pinned_id).executeTakeFirst()
  const [rows, pinnedRow, count] = await Promise.all([
    query.execute(),
    pinnedQuery,
    countComments(db, viewerActorId, id),
  ])
  const { items, next } = toCursorPage(rows, placeOfRow)
  const [first, ...others] = await presentComments(db, viewerActorId, pinnedRow ? [pinnedRow, ...items] : items)
  return {
    items: pinnedRow || !first ? others : [first, ...others],
    next,
    count,
    closed: subject.closed,
    authorId: subject.actor_id,
    pinned: (pinnedRow && first) ?? null,
  }
}

/**
 * Returns the thread of a comment or reply, with its subject. For a reply, also returns the reply.
 *
 * @throws {Failure} `comment-not-found`, `sign-in-required`, `upgrade-required`, `forbidden`
 */
export async function findThread(
  { db }: Context,
  viewer: Requester,
  id: string,
): Promise<{ subjectId: string; comment: Comment; reply: Reply | null }> {
  const viewerActorId = viewerOf(viewer)
  const row = await findSeenRow(db, viewer, id)
  const above = row.reply_to ?? row.id
  const thread = await threads(db, viewerActorId).where('comment.id', '=', above).execute()
  const [comment] = await presentComments(db, viewerActorId, thread)
  if (!comment) throw new Failure(discussionErrors['comment-not-found'])
  const [reply = null] = row.reply_to === null ? [] : await presentReplies(db, viewerActorId, [row])
  return { subjectId: row.subject_id, comment, reply }
}

/**
 * Returns a page of the replies to a comment, oldest first.
 *
 * @throws {Failure} the errors of `findThread`
 */
export async function listReplies(
  { db }: Context,
  viewer: Requester,
  { id, before }: Pick<Query, 'id' | 'before'>,
): Promise<{ items: Reply[]; next: string | null }> {
  const viewerActorId = viewerOf(viewer)
  await findSeenRow(db, viewer, id)
  const place = placeOf(before)
  let query = replies(db, viewerActorId).where('comment.reply_to', '=', id).limit(CURSOR_PAGE_ROWS)
  if (place) {
    const after = sql<boolean>`(comment.created_at, comment.id) > (${place.at}::timestamptz, ${place.id}::uuid)`
    query = query.where(after)
  }
  const { items, next } = toCursorPage(await query.execute(), placeOfRow)
  return { items: await presentReplies(db, viewerActorId, items), next }
}

/**
 * Returns the row of a comment that the viewer may read.
 *
 * @throws {Failure} `comment-not-found`, also for a reply whose author is hidden from the viewer or erased; and the
 * errors of `findAllowedSubject`
 */
async function findSeenRow(db: Database, viewer: Requester, id: string): Promise<CommentRow> {
  const viewerActorId = viewerOf(viewer)
  const row = await comments(db, viewerActorId).where('comment.id', '=', id).executeTakeFirst()
  if (!row || (row.reply_to !== null && row.author_id === null))
    throw new Failure(discussionErrors['comment-not-found'])
  await findAllowedSubject(db, viewer, { viewerActorId, id: row.subject_id, judge: mayReadAuthored })
  return row
}

async function countComments(db: Database, viewerActorId: string | null, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('discussion_subject as subject')
    .select(commentCountOf(viewerActorId, 'subject.id').as('count'))
    .where('subject.id', '=', id)
    .executeTakeFirstOrThrow()
  return count
}

function placeOfRow({ id, created_at }: CommentRow) {
  return { id, at: created_at }
}
