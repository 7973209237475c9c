import { sessionErrors } from '@rise/contract/session/errors'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client, SignedIn } from '../../../platform/http/requester.ts'
import { hashChosenPassword, ownWordsOf } from '../passwords/choose-password.ts'
import { endSessions } from '../tokens/end-sessions.ts'
import { endTickets } from '../tokens/tickets.ts'
import { getAccount } from './account-settings.ts'
import { proveOwner } from './prove-owner.ts'
import { mailPasswordChanged } from './reset-password.ts'

/**
 * Changes the password and ends all other sessions. Notifies the owner by email. The first password of an account is
 * set by an emailed link, because a session, which may be a stranger's, must not be enough to set it.
 * @throws {Failure} `password-not-set`, `password-too-common`, `wrong-password`, `too-many-requests`, `overloaded`;
 * `sign-in-required` if the session has ended since the request began
 */
export async function changePassword(
  ctx: Context,
  { member, client }: { member: SignedIn; client: Client },
  { currentPassword, password }: { currentPassword?: string | undefined; password: string },
): Promise<void> {
  const { loginId, sessionId } = member
  const { hasPassword } = await getAccount(ctx, member)
  if (!hasPassword) throw new Failure(sessionErrors['password-not-set'])
  const proof = await proveOwner(ctx, { member, client }, currentPassword)
  const passwordHash = await hashChosenPassword({ password, own: await ownWordsOf(ctx.db, loginId) })
  await ctx.db.transaction().execute(async (tx) => {
    const changedLogin = await tx
      .updateTable('login')
      .set({ password_hash: passwordHash })
      .where('id', '=', loginId)
      // Of two concurrent changes, the second no longer has the current password.
      .where('password_hash', 'is not distinct from', proof.passwordHash)
      .returning('id')
      .executeTakeFirst()
    if (!changedLogin) throw new Failure(sessionErrors['wrong-password'])
    await endSessions(tx, loginId, sessionId)
    await endTickets(tx, loginId)
    await mailPasswordChanged(ctx, tx, loginId)
  })
}
