import type { Database, Tx } from '../../../platform/database/database.ts'

/** Returns the first name for the greeting of an email: the login's, otherwise the profile's; empty if unknown. */
export async function greetingName(db: Database | Tx, loginId: string): Promise<string> {
  const names = await db
    .selectFrom('login')
    .leftJoin('membership', 'membership.login_id', 'login.id')
    .leftJoin('professional', 'professional.actor_id', 'membership.actor_id')
    .select(['login.first_name as own', 'professional.first_name as shown'])
    .where('login.id', '=', loginId)
    .orderBy('professional.actor_id')
    .executeTakeFirst()
  return names?.own || names?.shown || ''
}
