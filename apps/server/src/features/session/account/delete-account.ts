import { sessionErrors } from '@rise/contract/session/errors'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client, SignedIn } from '../../../platform/http/requester.ts'
import { unlistActors } from '../actors/unlist-actors.ts'
import { keepAnAdmin, lockAdmins } from '../admins/last-admin.ts'
import { endSessions } from '../tokens/end-sessions.ts'
import { issueTicket } from '../tokens/tickets.ts'
import { greetingName } from './greeting-name.ts'
import { proveOwner } from './prove-owner.ts'

/** How long a deleted account can be restored. */
const GRACE_MS = 30 * 86_400_000

/** When an account deleted at this time will be erased. */
export function erasureOf(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + GRACE_MS)
}

/** Accounts deleted before this are due for erasure. */
export function erasureDue(now: Date): Date {
  return new Date(now.getTime() - GRACE_MS)
}

/**
 * Deletes the account: it is no longer visible, its sessions end, and an email says how to restore it within the grace
 * period.
 *
 * @throws {Failure} `wrong-password`, `last-admin`, `too-many-requests`, `overloaded`
 */
export async function deleteAccount(
  ctx: Context,
  { member, client }: { member: SignedIn; client: Client },
  currentPassword: string | undefined,
): Promise<{ eraseOn: string }> {
  const { passwordHash } = await proveOwner(ctx, { member, client }, currentPassword)
  const { loginId, actorId } = member
  const deletedAt = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    if (member.role === 'admin') {
      await lockAdmins(tx)
      await keepAnAdmin(tx, loginId)
    }
    const login = await tx
      .updateTable('login')
      .set({ deleted_at: deletedAt })
      .where('id', '=', loginId)
      .where('deleted_at', 'is', null)
      .where('password_hash', 'is not distinct from', passwordHash)
      .returning(['id', 'email'])
      .executeTakeFirst()
    if (!login) throw new Failure(sessionErrors['wrong-password'])
    await unlistActors(tx, loginId)
    await endSessions(tx, loginId)
    await mailDeletion(ctx, tx, { ...login, deletedAt })
    const who = actorId === null ? { loginId } : { loginId, actorId }
    await ctx.activity.record(tx, { kind: 'account.deleted', ...who, data: {} })
  })
  return { eraseOn: erasureOf(deletedAt).toISOString() }
}

/** Emails the link that restores a deleted account. Returns false when today's maximum has already been sent. */
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
