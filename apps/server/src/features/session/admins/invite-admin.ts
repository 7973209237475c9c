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
 * Invites an admin: their account can't do anything until the emailed link, which is that of a new password, has been
 * followed. Someone who was invited before gets another link, and the role of this invitation.
 *
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
  const existing = await tx
    .selectFrom('login')
    .select(['id', 'admin_role', 'email_confirmed_at', 'suspended_at', 'deleted_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  const isPending =
    existing && existing.email_confirmed_at === null && existing.suspended_at === null && existing.deleted_at === null
  if (existing && existing.admin_role !== null && existing.deleted_at === null) {
    if (!isPending) throw new Failure(adminsErrors['already-admin'])
    await tx.updateTable('login').set({ admin_role: role }).where('id', '=', existing.id).execute()
    return existing.id
  }
  if (existing && !isPending) throw new Failure(adminsErrors['member-address'])
  await erasePending(ctx, tx, email)
  const [id, now] = [ctx.newId(), ctx.clock.now()]
  await tx.insertInto('login').values({ id, email, password_hash: null, admin_role: role, created_at: now }).execute()
  return id
}
