import { adminsErrors } from '@rise/contract/session/admins/endpoints'
import type { AdminRole } from '@rise/contract/session/admins/kinds'
import type { AdminAccount } from '@rise/contract/session/admins/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { erasePending, lockAddress } from '../account/create-account.ts'
import { lockAdmins } from '../account/last-admin.ts'
import { recordAct } from '../acts/record-act.ts'
import { issueTicket } from '../tokens/tickets.ts'
import { findAdmin } from './list-admins.ts'

/**
 * Invites an admin. The account can't do anything until a password is set with the emailed link. Someone who was
 * invited before gets another link and the role of this invitation.
 * @throws {Failure} `member-address`, `already-admin`
 */
export async function inviteAdmin(
  ctx: Context,
  admin: Admin,
  { email, role }: { email: string; role: AdminRole },
): Promise<AdminAccount> {
  return ctx.db.transaction().execute(async (tx) => {
    await lockAdmins(tx)
    await lockAddress(tx, email)
    const loginId = await openAccount(ctx, tx, email, role)
    const token = await issueTicket(ctx, tx, { loginId, kind: 'reset-password' })
    const url = new URL('/reset', ctx.config.publicUrl)
    url.searchParams.set('token', token)
    await ctx.mail.send(tx, 'admin-invitation', {
      to: email,
      props: { inviter: admin.user.email, role, url: url.href },
    })
    const subject = { id: loginId, name: email }
    await recordAct(ctx, tx, { act: 'admin.invited', by: admin.loginId, subject, after: { role } })
    return findAdmin(tx, loginId, admin)
  })
}

async function openAccount(ctx: Context, tx: Tx, email: string, role: AdminRole): Promise<string> {
  const existingLogin = await tx
    .selectFrom('login')
    .select(['id', 'admin_role', 'email_confirmed_at', 'suspended_at', 'deleted_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  const isPending =
    existingLogin &&
    existingLogin.email_confirmed_at === null &&
    existingLogin.suspended_at === null &&
    existingLogin.deleted_at === null
  if (existingLogin && existingLogin.admin_role !== null && existingLogin.deleted_at === null) {
    if (!isPending) throw new Failure(adminsErrors['already-admin'])
    await tx.updateTable('login').set({ admin_role: role }).where('id', '=', existingLogin.id).execute()
    return existingLogin.id
  }
  if (existingLogin && !isPending) throw new Failure(adminsErrors['member-address'])
  await erasePending(ctx, tx, email)
  const [id, now] = [ctx.newId(), ctx.clock.now()]
  await tx.insertInto('login').values({ id, email, password_hash: null, admin_role: role, created_at: now }).execute()
  return id
}
