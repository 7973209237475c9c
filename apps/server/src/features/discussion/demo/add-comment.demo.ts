import { excerpt } from '@rise/contract/words'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { commentPath } from '../comments/comment-path.ts'

interface DemoComment {
  /** The title of the headline to comment on. */
  readonly below: string
  readonly actorId: string
  readonly text: string
  readonly at: Date
  /** When a moderator hid the comment; null if the comment is visible. */
  readonly hiddenAt: Date | null
}

/**
 * Adds a comment to an older headline. Returns the comment's id, name and address; undefined if there is no such
 * headline.
 */
export async function addDemoComment(
  { newId }: Context,
  tx: Tx,
  { below, actorId, text, at, hiddenAt }: DemoComment,
): Promise<{ id: string; title: string; path: string } | undefined> {
  const headline = await tx
    .selectFrom('discussion_subject')
    .select(['id', 'path', 'audience'])
    .where('kind', '=', 'headline')
    .where('title', '=', below)
    .where('created_at', '<', at)
    .executeTakeFirst()
  if (!headline) return undefined
  const id = newId()
  const commentSummary = { id, title: excerpt(text), path: commentPath(headline.path, id) }
  const commentRow = { id, actor_id: actorId, login_id: null, text, created_at: at }
  await tx
    .insertInto('comment')
    .values({ ...commentRow, subject_id: headline.id, reply_to: null })
    .execute()
  await tx
    .insertInto('discussion_subject')
    .values({
      ...{
        ...commentSummary,
        kind: 'comment',
        author_id: actorId,
        parent_id: headline.id,
        audience: headline.audience,
      },
      ...{ created_at: at, hidden_at: hiddenAt },
    })
    .execute()
  return commentSummary
}
