import type { AuthoredRow } from '@rise/contract/content/policy'
import { sql } from 'kysely'
import { notBlocked } from '../connections/index.ts'

/**
 * Returns the columns that decide who sees an author's content: `listed`, whether the author is listed, and `blocked`,
 * whether there is a block between the author and the viewer (null for guests and admins). The author's actor is joined
 * under the name in `author`.
 */
export function authorColumns(viewerActorId: string | null, author = 'actor') {
  return [
    sql<boolean>`${sql.ref(`${author}.listed`)}`.as('listed'),
    sql<boolean>`not ${notBlocked(viewerActorId, `${author}.id`)}`.as('blocked'),
  ] as const
}

/**
 * Returns a loaded row in the form that the policy judges. `published` comes from the content's own table; content
 * without drafts is always published.
 */
export function rightsOf(
  row: { readonly actor_id: string | null; readonly listed: boolean; readonly blocked: boolean },
  { published, audience }: Pick<AuthoredRow, 'published' | 'audience'>,
): AuthoredRow {
  const { actor_id, listed, blocked } = row
  return { authorId: actor_id, listed, blocked, published, audience }
}
