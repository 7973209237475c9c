import { FIRST_REPLIES } from '@rise/contract/discussion/limits'
import type { Comment, Reply } from '@rise/contract/discussion/shapes'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { RowOf } from '../../../platform/database/row-of.ts'
import { memberCardsOf } from '../../connections/index.ts'
import { mentionsOf } from '../../mentions/index.ts'
import { pictureOf } from '../../pictures/index.ts'
import { isConcealed } from '../conceal-subject.ts'
import { presentReactions, reactionsOf } from '../reactions-of.ts'
import { isVisible } from './visible-comments.ts'

export type CommentRow = RowOf<ReturnType<typeof comments>>

const pictureId = sql<string | null>`(
  select comment_picture.picture_id from comment_picture where comment_picture.comment_id = comment.id)`

/**
 * Selects comments and replies. `author_id` is null if the viewer (null for guests and admins) can't see the comment
 * or its author.
 */
export function comments(db: Database | Tx, viewerActorId: string | null) {
  return db
    .selectFrom('comment')
    .select(['comment.id', 'comment.subject_id', 'comment.reply_to', 'comment.text'])
    .select(['comment.created_at', 'comment.changed_at'])
    .select(sql<boolean>`comment.deleted_at is not null`.as('deleted'))
    .select([
      sql<string | null>`case when ${isVisible(viewerActorId, 'comment')} then comment.actor_id end`.as('author_id'),
      reactionsOf(viewerActorId, 'comment.id').as('reactions'),
      pictureOf(db, pictureId).as('picture'),
      isConcealed('comment.id').as('hidden'),
    ])
}

/** Selects top-level comments that the viewer can see, or that have replies the viewer can see. */
export function threads(db: Database | Tx, viewerActorId: string | null) {
  return comments(db, viewerActorId)
    .where('comment.reply_to', 'is', null)
    .where(({ or, exists, selectFrom }) =>
      or([
        isVisible(viewerActorId, 'comment'),
        exists(
          selectFrom('comment as reply')
            .select('reply.id')
            .whereRef('reply.reply_to', '=', 'comment.id')
            .where(isVisible(viewerActorId, 'reply')),
        ),
      ]),
    )
}

/** Selects the replies that the viewer can see, oldest first. Callers add conditions and a limit. */
export function replies(db: Database | Tx, viewerActorId: string | null) {
  return comments(db, viewerActorId)
    .where(isVisible(viewerActorId, 'comment'))
    .orderBy('comment.created_at')
    .orderBy('comment.id')
}

/** Returns replies in the contract's shape. */
export async function presentReplies(
  db: Database | Tx,
  viewerActorId: string | null,
  rows: readonly CommentRow[],
): Promise<Reply[]> {
  const readable = rows.filter(({ author_id }) => author_id !== null)
  const [authors, mentions] = [
    await memberCardsOf(
      db,
      viewerActorId,
      readable.flatMap(({ author_id }) => author_id ?? []),
    ),
    await mentionsOf(
      db,
      viewerActorId,
      readable.map(({ id }) => id),
    ),
  ]
  return rows.map((row) => {
    const author = (row.author_id !== null && authors.get(row.author_id)) || null
    return {
      _id: row.id,
      gone: author ? null : row.deleted ? ('deleted' as const) : ('hidden' as const),
      author,
      text: author ? row.text : '',
      mentions: (author && mentions.get(row.id)) ?? [],
      picture: author && row.picture,
      writtenAt: row.created_at.toISOString(),
      changedAt: (author && row.changed_at?.toISOString()) ?? null,
      hidden: author !== null && row.hidden,
      reactions: author ? presentReactions(row.reactions) : { counts: {}, own: null },
    }
  })
}

/** Returns comments in the contract's shape, each with its first replies. */
export async function presentComments(
  db: Database | Tx,
  viewerActorId: string | null,
  rows: readonly CommentRow[],
): Promise<Comment[]> {
  const below = await firstReplies(
    db,
    viewerActorId,
    rows.map(({ id }) => id),
  )
  const presentedReplies = await presentReplies(db, viewerActorId, [...rows, ...below])
  const byId = new Map(presentedReplies.map((one) => [one._id, one]))
  return presentedReplies.slice(0, rows.length).map((one) => {
    const ownReplies = below.filter(({ reply_to }) => reply_to === one._id)
    const items = ownReplies.flatMap(({ id }) => byId.get(id) ?? [])
    const [last, replyCount] = [ownReplies.at(-1), ownReplies[0]?.reply_count ?? 0]
    const next = last && replyCount > ownReplies.length ? `${last.created_at.toISOString()}_${last.id}` : null
    return { ...one, replyCount, replies: { items, next } }
  })
}

/** Returns the first replies to each comment, and the total number of its replies. */
async function firstReplies(db: Database | Tx, viewerActorId: string | null, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rankedReplies = replies(db, viewerActorId)
    .clearOrderBy()
    .where('comment.reply_to', 'in', ids)
    .select([
      sql<number>`(row_number() over (partition by comment.reply_to order by comment.created_at, comment.id))::int`.as(
        'place',
      ),
      sql<number>`(count(*) over (partition by comment.reply_to))::int`.as('reply_count'),
    ])
  return db
    .selectFrom(rankedReplies.as('ranked'))
    .selectAll()
    .where('place', '<=', FIRST_REPLIES)
    .orderBy('reply_to')
    .orderBy('place')
    .execute()
}
