import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/**
 * Returns the ids of the companies that a block hides from a member. Lists that are cached and counted for everyone
 * subtract these few companies. Makes no query for guests and admins.
 */
export async function hiddenCompanies(db: Database, viewer: Viewer): Promise<readonly string[]> {
  const actorId = viewerOf(viewer)
  if (actorId === null) return []
  const { rows } = await sql<{ id: string }>`
    select actor.id from (
      select blocked_id as id from block where blocker_id = ${actorId}
      union select blocker_id from block where blocked_id = ${actorId}
    ) as unseen
    join actor on actor.id = unseen.id and actor.kind = 'company' and actor.listed
    order by actor.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The viewer of a list: a requester, or a member for whom a task reads it. */
export type Viewer = { readonly kind: 'guest' } | { readonly kind: 'member'; readonly actorId: string | null }

/** Returns the actor for conditions on what a requester may see: the acting member, null for guests and admins. */
export function viewerOf(viewer: Viewer): string | null {
  return viewer.kind === 'guest' ? null : viewer.actorId
}
