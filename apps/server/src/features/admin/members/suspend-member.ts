import { adminErrors } from '@rise/contract/admin/errors'
import type { AdminMember } from '@rise/contract/admin/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { recordAct, restoreLogin, suspendLogin } from '../../session/index.ts'
import { findAdminMember, lockMember } from './find-admin-member.ts'

const refusal = adminErrors['not-yourself']

/**
 * Suspends a member immediately, with a reason that the member reads. If two admins act at the same time, the first
 * reason wins and the second admin gets `changed-since`.
 *
 * @throws {Failure} `member-not-found`; `not-yourself` for any admin; `changed-since` when it is suspended already
 */
export async function suspendMember(
  ctx: Context,
  admin: Admin,
  { loginId, reason }: { loginId: string; reason: string },
): Promise<AdminMember> {
  await ctx.db.transaction().execute(async (tx) => {
    const { name } = await lockMember(tx, loginId, { refusal })
    if (!(await suspendLogin(ctx, tx, { loginId, reason }))) throw new Failure(adminErrors['changed-since'])
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
 * Ends a suspension, and with it the appeal.
 *
 * @throws {Failure} `member-not-found`; `not-yourself` for any admin; `changed-since` when it isn't suspended
 */
export async function restoreMember(ctx: Context, admin: Admin, loginId: string): Promise<AdminMember> {
  await ctx.db.transaction().execute(async (tx) => {
    const { name } = await lockMember(tx, loginId, { refusal })
    if (!(await restoreLogin(tx, loginId))) throw new Failure(adminErrors['changed-since'])
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
