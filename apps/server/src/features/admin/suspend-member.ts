import { adminErrors } from '@rise/contract/admin/errors'
import type { AdminMember } from '@rise/contract/admin/shapes'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { recordAct, restoreLogin, suspendLogin } from '../session/index.ts'
import { findAdminMember } from './find-admin-member.ts'

/**
 * Suspends a member at once, with the reason that it reads. Of two who do it at once the first one's reason stands.
 *
 * @throws {Failure} `member-not-found`; `not-yourself` for any admin
 */
export async function suspendMember(
  ctx: Context,
  admin: SignedIn,
  { loginId, reason }: { loginId: string; reason: string },
): Promise<AdminMember> {
  const { name } = await findAdminMember(ctx, loginId)
  await ctx.db.transaction().execute(async (tx) => {
    await lockMember(tx, loginId)
    if (!(await suspendLogin(ctx, tx, { loginId, reason }))) return
    await ctx.activity.record(tx, { kind: 'member.suspended', loginId: admin.loginId, data: { loginId } })
    await recordAct(ctx, tx, {
      act: 'member.suspended',
      by: admin.loginId,
      subject: { id: loginId, name },
      before: { suspended: false },
      after: { suspended: true, reason },
    })
  })
  return findAdminMember(ctx, loginId)
}

/**
 * Ends a suspension, and with it the appeal. Nothing happens to a member that is not suspended.
 *
 * @throws {Failure} `member-not-found`; `not-yourself` for any admin
 */
export async function restoreMember(ctx: Context, admin: SignedIn, loginId: string): Promise<AdminMember> {
  const { name } = await findAdminMember(ctx, loginId)
  await ctx.db.transaction().execute(async (tx) => {
    await lockMember(tx, loginId)
    if (!(await restoreLogin(tx, loginId))) return
    await ctx.activity.record(tx, { kind: 'member.restored', loginId: admin.loginId, data: { loginId } })
    await recordAct(ctx, tx, {
      act: 'member.restored',
      by: admin.loginId,
      subject: { id: loginId, name },
      before: { suspended: true },
      after: { suspended: false },
    })
  })
  return findAdminMember(ctx, loginId)
}

/** Keeps the account as it is until this is done: one that becomes an admin's meanwhile is not touched. */
async function lockMember(tx: Tx, loginId: string): Promise<void> {
  const login = await tx
    .selectFrom('login')
    .select('admin_role')
    .where('id', '=', loginId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!login) throw new Failure(adminErrors['member-not-found'])
  if (login.admin_role !== null) throw new Failure(adminErrors['not-yourself'])
}
