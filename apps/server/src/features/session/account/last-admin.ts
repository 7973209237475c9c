import { adminsErrors } from '@rise/contract/session/admins/endpoints'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'

/** Serialises changes to the admins: other callers wait until this transaction ends. */
export async function lockAdmins(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('admins', 0))`.execute(tx)
}

/**
 * Requires that another admin has every permission. Call it after `lockAdmins`, for an admin who is about to lose the
 * role.
 * @throws {Failure} `last-admin`
 */
export async function requireAnotherAdmin(tx: Tx, loginId: string): Promise<void> {
  const otherAdmin = await tx
    .selectFrom('login')
    .select('id')
    .where('admin_role', '=', 'admin')
    .where('id', '!=', loginId)
    .where('email_confirmed_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!otherAdmin) throw new Failure(adminsErrors['last-admin'])
}
