import { sessionErrors } from '@rise/contract/session/errors'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client, SignedIn } from '../../../platform/http/requester.ts'
import { hashPassword } from '../sign-in/hash-password.ts'
import { endSessions } from '../tokens/end-sessions.ts'
import { endTickets } from '../tokens/tickets.ts'
import { proveOwner } from './prove-owner.ts'
import { mailPasswordChanged } from './reset-password.ts'

/**
 * Sets a new password, or the first one of an account that uses Google, and ends all other sessions. Notifies the owner
 * by email.
 *
 * @throws {Failure} `wrong-password`, `too-many-requests`, `overloaded`
 */
export async function changePassword(
  ctx: Context,
  { member, client }: { member: SignedIn; client: Client },
  { currentPassword, password }: { currentPassword?: string | undefined; password: string },
): Promise<void> {
  const proven = await proveOwner(ctx, { member, client }, currentPassword)
  const passwordHash = await hashPassword(password)
  const { loginId, sessionId } = member
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
