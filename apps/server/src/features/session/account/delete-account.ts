import { gateErrors } from '@rise/contract/errors'
import { sessionErrors } from '@rise/contract/session/errors'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client, Requester, SignedIn } from '../../../platform/http/requester.ts'
import { actorOfLogin } from '../actors/actor-of-login.ts'
import { greetingName } from '../actors/greeting-name.ts'
import { unlistActors } from '../actors/unlist-actors.ts'
import { endSessions } from '../tokens/end-sessions.ts'
import { hasSecondFactor } from '../tokens/sign-in-by.ts'
import { issueTicket, spendTicket } from '../tokens/tickets.ts'
import { lockAdmins, requireAnotherAdmin } from './last-admin.ts'
import { proveOwner } from './prove-owner.ts'

/** How long a deleted account can be restored. */
const GRACE_MS = 30 * 86_400_000

/** Returns when an account deleted at this time will be erased. */
export function erasureOf(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + GRACE_MS)
}

/** Returns the time before which deleted accounts are due for erasure. */
export function erasureDue(now: Date): Date {
  return new Date(now.getTime() - GRACE_MS)
}

/**
 * Deletes the account: hides it, ends its sessions, and emails how to restore it within the grace period.
 * @throws {Failure} `wrong-password`, `last-admin`, `too-many-requests`, `overloaded`; `sign-in-required` if the
 * session has ended since the request began
 */
export async function deleteAccount(
  ctx: Context,
  { member, client }: { member: SignedIn; client: Client },
  currentPassword: string | undefined,
): Promise<{ eraseOn: string }> {
  const { passwordHash } = await proveOwner(ctx, { member, client }, currentPassword)
  const { loginId, actorId } = member
  return ctx.db.transaction().execute(async (tx) => {
    if (member.role === 'admin') await lockAdmins(tx)
    const { password_hash: presentHash } = await lockLogin(tx, loginId)
    if (presentHash !== passwordHash) throw new Failure(sessionErrors['wrong-password'])
    return markDeleted(ctx, tx, { loginId, actorId })
  })
}

/**
 * Deletes the account with the token of an emailed link, in any browser. The link proves the mailbox, which would also
 * be enough to set a new password. With two-step verification, a session that was started with a code is also required.
 * @throws {Failure} `link-not-valid`, `last-admin`; `sign-in-required` with two-step verification in another browser
 */
export async function deleteAccountByLink(
  ctx: Context,
  principal: Requester,
  token: string,
): Promise<{ eraseOn: string }> {
  return ctx.db.transaction().execute(async (tx) => {
    // Locked before the login, as everywhere that locks both.
    await lockAdmins(tx)
    const { loginId } = await spendTicket(ctx, tx, token, ['delete-account'])
    const isTheirs = principal.kind === 'member' && principal.loginId === loginId
    if (!isTheirs && (await hasSecondFactor(tx, loginId))) throw new Failure(gateErrors['sign-in-required'])
    return markDeleted(ctx, tx, { loginId, actorId: await actorOfLogin(tx, loginId) })
  })
}

function lockLogin(tx: Tx, loginId: string) {
  return tx
    .selectFrom('login')
    .select(['password_hash'])
    .where('id', '=', loginId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * Marks an account as deleted, hides it, ends its sessions, and emails how to restore it.
 * @throws {Failure} `last-admin`; `wrong-password` if another call has deleted the account
 */
async function markDeleted(
  ctx: Context,
  tx: Tx,
  { loginId, actorId }: { loginId: string; actorId: string | null },
): Promise<{ eraseOn: string }> {
  const deletedAt = ctx.clock.now()
  const login = await tx
    .updateTable('login')
    .set({ deleted_at: deletedAt })
    .where('id', '=', loginId)
    .where('deleted_at', 'is', null)
    .returning(['id', 'email', 'admin_role'])
    .executeTakeFirst()
  if (!login) throw new Failure(sessionErrors['wrong-password'])
  if (login.admin_role === 'admin') await requireAnotherAdmin(tx, loginId)
  await unlistActors(tx, loginId)
  await endSessions(tx, loginId)
  await mailDeletion(ctx, tx, { ...login, deletedAt })
  const identity = actorId === null ? { loginId } : { loginId, actorId }
  await ctx.activity.record(tx, { kind: 'account.deleted', ...identity, data: {} })
  return { eraseOn: erasureOf(deletedAt).toISOString() }
}

/** Emails the link that restores a deleted account. Returns false if today's maximum has already been sent. */
export async function mailDeletion(
  ctx: Context,
  tx: Tx,
  { id, email, deletedAt }: { id: string; email: string; deletedAt: Date },
): Promise<boolean> {
  const token = await issueTicket(ctx, tx, { loginId: id, kind: 'restore-account' })
  const url = `${ctx.config.publicUrl}/restore?token=${token}`
  const props = { firstName: await greetingName(tx, id), url, eraseOn: erasureOf(deletedAt).toISOString() }
  return ctx.mail.send(tx, 'account-deleted', { to: email, props })
}
