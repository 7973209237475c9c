import { sessionErrors } from '@rise/contract/session/errors'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client } from '../../../platform/http/requester.ts'
import { greetingName } from '../actors/greeting-name.ts'
import { hashChosenPassword, ownWordsOf } from '../passwords/choose-password.ts'
import { endSessions } from '../tokens/end-sessions.ts'
import { signInBy } from '../tokens/sign-in-by.ts'
import type { SignInReply } from '../tokens/start-session.ts'
import { endTickets, findTicket, spendTicket } from '../tokens/tickets.ts'
import { confirmLogin } from './confirm-address.ts'

const kinds = ['reset-password'] as const

/**
 * Sets a new password with the token of the emailed link, ends all sessions and logs in. Opening the link proves the
 * mailbox, so a pending account is confirmed; a suspended one stays suspended.
 *
 * @throws {Failure} `link-not-valid`, `password-too-common`, `overloaded`, `second-factor-required`
 */
export async function resetPassword(
  ctx: Context,
  client: Client,
  { token, password }: { token: string; password: string },
): Promise<SignInReply> {
  // Checked before the expensive hash, and again when the ticket is spent.
  const presentTicket = await findTicket(ctx, ctx.db, token, kinds)
  if (!presentTicket) throw new Failure(sessionErrors['link-not-valid'])
  const passwordHash = await hashChosenPassword({ password, own: await ownWordsOf(ctx.db, presentTicket.loginId) })
  return signInBy(ctx, client, async (tx) => {
    const { loginId } = await spendTicket(ctx, tx, token, kinds)
    await tx
      .updateTable('login')
      .set({ password_hash: passwordHash, password_generated: false })
      .where('id', '=', loginId)
      .execute()
    await endSessions(tx, loginId)
    await endTickets(tx, loginId)
    await confirmLogin(ctx, tx, loginId)
    await mailPasswordChanged(ctx, tx, loginId)
    return { loginId }
  })
}

/** Notifies the owner that the account's password was changed, with a link to help if someone else changed it. */
export async function mailPasswordChanged(ctx: Context, tx: Tx, loginId: string): Promise<void> {
  const { email } = await tx.selectFrom('login').select('email').where('id', '=', loginId).executeTakeFirstOrThrow()
  const props = { firstName: await greetingName(tx, loginId), url: `${ctx.config.publicUrl}/reset` }
  await ctx.mail.send(tx, 'password-changed', { to: email, props })
}
