import type { Database } from '../../../platform/database/database.ts'
import { type Viewer, viewerOf } from '../../connections/index.ts'

/** Returns the ids of the companies whose jobs the viewer has hidden. Makes no query for guests and admins. */
export async function unwantedCompanies(db: Database, viewer: Viewer): Promise<readonly string[]> {
  const actorId = viewerOf(viewer)
  if (actorId === null) return []
  const rows = await db
    .selectFrom('hidden_company')
    .select('company_id')
    .where('actor_id', '=', actorId)
    .orderBy('company_id')
    .execute()
  return rows.map(({ company_id }) => company_id)
}
