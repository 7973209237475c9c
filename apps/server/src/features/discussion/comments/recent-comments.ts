import { SAME_COMMENT_WORDS, SAME_TEXT_DAYS } from '@rise/contract/content/limits'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { plainWords, type SentText } from '../../content/index.ts'

const DAY_MS = 86_400_000
/** More than a busy member writes in a week. */
const MOST = 500

interface About {
  readonly actorId: string
  readonly text: string
  /** Whose thing the comment is about. */
  readonly toId: string
}

/** Returns the comments that a member wrote recently below other people's things; none where the text is only a few words. */
export async function recentComments({ clock }: Context, tx: Tx, { actorId, text, toId }: About): Promise<SentText[]> {
  if (plainWords(text).trim().split(' ').length < SAME_COMMENT_WORDS) return []
  const rows = await tx
    .selectFrom('comment')
    .innerJoin('discussion_subject as subject', 'subject.id', 'comment.subject_id')
    .select(['subject.author_id as to', 'comment.text'])
    .where('comment.actor_id', '=', actorId)
    .where('comment.created_at', '>', new Date(clock.now().getTime() - SAME_TEXT_DAYS * DAY_MS))
    .where('subject.author_id', 'not in', [actorId, toId])
    .orderBy('comment.created_at', 'desc')
    .limit(MOST)
    .execute()
  return rows
}
