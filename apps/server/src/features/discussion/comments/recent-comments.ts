import { SAME_COMMENT_WORDS, SAME_TEXT_DAYS } from '@rise/contract/content/limits'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { plainWords, type SentText } from '../../content/index.ts'

const DAY_MS = 86_400_000
/** The maximum number of comments to read: more than a busy member writes in a week. */
const MOST_COMMENTS = 500

/** A subject without an author counts as a person of its own. */
const owner = sql<string>`coalesce(subject.author_id, subject.id)`

interface About {
  readonly actorId: string
  readonly text: string
  /** The author of the subject, or the subject itself if it has none. */
  readonly toId: string
}

/**
 * Returns a member's recent comments on subjects of other members, except those of `toId`. Returns none if the text has
 * only a few words, because people repeat short texts without spamming.
 */
export async function recentComments({ clock }: Context, tx: Tx, { actorId, text, toId }: About): Promise<SentText[]> {
  if (plainWords(text).trim().split(' ').length < SAME_COMMENT_WORDS) return []
  return tx
    .selectFrom('comment')
    .innerJoin('discussion_subject as subject', 'subject.id', 'comment.subject_id')
    .select(['comment.text', owner.as('to')])
    .where('comment.actor_id', '=', actorId)
    .where('comment.created_at', '>', new Date(clock.now().getTime() - SAME_TEXT_DAYS * DAY_MS))
    .where(owner, 'not in', [actorId, toId])
    .orderBy('comment.created_at', 'desc')
    .limit(MOST_COMMENTS)
    .execute()
}

/** Serialises a member's comments and edits, so that a text repeated at the same time is detected. */
export async function lockCommentsOf(tx: Tx, actorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('comments of ' || ${actorId}, 0))`.execute(tx)
}
