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
 * chosen by an emailed link: a session alone, perhaps a stranger's, must not set it.
 *
 * @throws {Failure} `password-not-set`, `password-too-common`, `wrong-password`, `too-many-requests`, `overloaded`
 */
export async function changePassword(
  ctx: Context,
  { member, client }: { member: SignedIn; client: Client },
  { currentPassword, password }: { currentPassword?: string | undefined; password: string },
): Promise<void> {
  const { loginId, sessionId } = member
  const { hasPassword } = await getAccount(ctx, member)
  if (!hasPassword) throw new Failure(sessionErrors['password-not-set'])
  const proven = await proveOwner(ctx, { member, client }, currentPassword)
  const passwordHash = await hashChosenPassword({ password, own: await ownWordsOf(ctx.db, loginId) })
  await ctx.db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('login')
      .set({ password_hash: passwordHash })
      .where('id', '=', loginId)
      // Of two concurrent changes, the second no longer knows the present password.
      .where('password_hash', 'is not distinct from', proven.passwordHash)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw new Failure(sessionErrors['wrong-password'])
    await endSessions(tx, loginId, sessionId)
    await endTickets(tx, loginId)
    await mailPasswordChanged(ctx, tx, loginId)
  })
}
