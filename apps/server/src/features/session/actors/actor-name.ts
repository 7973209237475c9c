import type { Database } from '../../../platform/database/database.ts'
import { memberName } from './member-name.ts'

/** Returns the public name of a professional or company. */
export async function actorName(db: Database, actorId: string): Promise<string> {
  const row = await db
    .selectFrom('actor')
    .leftJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('company', 'company.actor_id', 'actor.id')
    .select(['actor.kind', 'company.name as company_name', 'professional.first_name', 'professional.last_name'])
    .where('actor.id', '=', actorId)
    .executeTakeFirstOrThrow()
  return memberName(row)
}
