import type { Database, Tx } from '../../platform/database/database.ts'

interface ProfessionalName {
  readonly first_name: string
  readonly last_name: string
}

/** Returns the display names of professionals by login id, in one query; other logins are omitted. */
export async function professionalNames(
  db: Database | Tx,
  loginIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ProfessionalName[]>> {
  if (loginIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('membership')
    .innerJoin('professional', 'professional.actor_id', 'membership.actor_id')
    .select(['membership.login_id', 'professional.first_name', 'professional.last_name'])
    .where('membership.login_id', 'in', loginIds)
    .execute()
  return Map.groupBy(rows, ({ login_id }) => login_id)
}
