import { adminsErrors } from '@rise/contract/session/admins/endpoints'
import type { AdminRole } from '@rise/contract/session/admins/kinds'
import type { AdminAccount } from '@rise/contract/session/admins/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { eraseLogin } from '../account/erase-login.ts'
import { lockAdmins, requireAnotherAdmin } from '../account/last-admin.ts'
import { recordAct } from '../acts/record-act.ts'
import { findAdmin } from './list-admins.ts'

/**
 * Changes the role of an admin; the admin's current tokens become invalid.
 * @throws {Failure} `admin-not-found`, `last-admin`
 */
export async function changeAdminRole(
  ctx: Context,
  admin: Admin,
  { loginId, role }: { loginId: string; role: AdminRole },
): Promise<AdminAccount> {
  return ctx.db.transaction().execute(async (tx) => {
    const { email, admin_role: before } = await lockAdmin(tx, loginId)
    if (before === role) return findAdmin(tx, loginId, admin)
    if (before === 'admin') await requireAnotherAdmin(tx, loginId)
    await tx.updateTable('login').set({ admin_role: role }).where('id', '=', loginId).execute()
    const change = { before: { role: before }, after: { role } }
    await recordAct(ctx, tx, {
      act: 'admin.role-changed',
      by: admin.loginId,
      subject: { id: loginId, name: email },
      ...change,
    })
    return findAdmin(tx, loginId, admin)
  })
}

/**
 * Removes an admin's account. The timeline keeps the admin's actions, and records that an admin with this role was
 * removed.
 * @throws {Failure} `admin-not-found`, `last-admin`
 */
export async function removeAdmin(ctx: Context, admin: Admin, loginId: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { admin_role: role } = await lockAdmin(tx, loginId)
    if (role === 'admin') await requireAnotherAdmin(tx, loginId)
    await eraseLogin(ctx, tx, loginId)
    const authorId = loginId === admin.loginId ? null : admin.loginId
    // Recorded after the erasure, which would remove a name from the record. This record contains no name.
    const subject = { id: loginId, name: 'a former admin' }
    await recordAct(ctx, tx, { act: 'admin.removed', by: authorId, subject, before: { role } })
  })
}

async function lockAdmin(tx: Tx, loginId: string) {
  await lockAdmins(tx)
  const admin = await tx
    .selectFrom('login')
    .select(['email', 'admin_role'])
    .where('id', '=', loginId)
    .where('admin_role', 'is not', null)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!admin) throw new Failure(adminsErrors['admin-not-found'])
  return admin
}
