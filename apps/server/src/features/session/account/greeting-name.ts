import type { Database, Tx } from '../../../platform/database/database.ts'

/** The first name that a mail to a login begins with: the person's, or the one on the profile; empty when unknown. */
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
