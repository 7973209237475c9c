import { gateErrors } from '@rise/contract/errors'
import { sessionErrors } from '@rise/contract/session/errors'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client, Requester } from '../../../platform/http/requester.ts'
import { actorOfLogin } from '../actors/actor-of-login.ts'
import { hashChosenPassword, ownWordsOf } from '../passwords/choose-password.ts'
import { endSessions } from '../tokens/end-sessions.ts'
import { signInBy } from '../tokens/sign-in-by.ts'
import { continueSession, type SignInReply } from '../tokens/start-session.ts'
import { endTickets, findTicket, spendTicket } from '../tokens/tickets.ts'
import { changeAddress, restoreAddress } from './change-address.ts'

const kinds = ['confirm-address', 'change-address', 'restore-address'] as const

/**
 * Confirms an address with the token of the emailed link, and logs in. The link of a sign-up belongs to that sign-up.
 * Only the holder of its session has chosen its password; anyone else who opens the link owns the mailbox, but maybe
 * not the sign-up, so they must choose a new password, and all its sessions end. A changed address can be confirmed
 * only by the account that requested it: the new mailbox may be a stranger's by a typo. The former address can take
 * back an account that someone else moved, regardless of who is logged in.
 *
 * @throws {Failure} `link-not-valid`, `new-password-required`, `password-too-common`, `email-taken`,
 *   `sign-in-required`, `second-factor-required`
 */
export async function confirmAddress(
  ctx: Context,
  { principal, client }: { principal: Requester; client: Client },
  { token, password }: { token: string; password?: string | undefined },
): Promise<SignInReply> {
  const present = await findTicket(ctx, ctx.db, token, kinds)
  if (!present) throw new Failure(sessionErrors['link-not-valid'])
  const holdsSession = principal.kind === 'member' && principal.loginId === present.loginId
  const isTheirs = holdsSession && present.kind !== 'restore-address'
  if (!isTheirs && present.kind === 'change-address') throw new Failure(gateErrors['sign-in-required'])
  if (!isTheirs && password === undefined) throw new Failure(sessionErrors['new-password-required'])
  const passwordHash =
    isTheirs || password === undefined
      ? undefined
      : await hashChosenPassword({ password, own: await ownWordsOf(ctx.db, present.loginId) })

  return signInBy(ctx, client, async (tx) => {
    const { loginId, kind, email } = await spendTicket(ctx, tx, token, kinds)
    if (kind === 'change-address' && email !== null) await changeAddress(ctx, tx, loginId, email)
    if (kind === 'restore-address' && email !== null) await restoreAddress(ctx, tx, loginId, email)
    await confirmLogin(ctx, tx, loginId)
    if (passwordHash !== undefined) {
      await tx
        .updateTable('login')
        .set({ password_hash: passwordHash, password_generated: false })
        .where('id', '=', loginId)
        .execute()
      await endSessions(tx, loginId)
      await endTickets(tx, loginId)
    }
    // The browser's concurrent requests, in this tab or another, still carry the previous tokens.
    const continued = isTheirs ? await continueSession(ctx, tx, principal.sessionId) : undefined
    return continued ? { continued } : { loginId }
  })
}

/** The mailbox is proven: a pending account becomes a member, and is listed. Does nothing the second time. */
export async function confirmLogin(ctx: Context, tx: Tx, loginId: string): Promise<void> {
  const confirmed = await tx
    .updateTable('login')
    .set({ email_confirmed_at: ctx.clock.now() })
    .where('id', '=', loginId)
    .where('email_confirmed_at', 'is', null)
    .returning('suspended_at')
    .executeTakeFirst()
  if (!confirmed) return
  await tx.deleteFrom('ticket').where('login_id', '=', loginId).where('kind', '=', 'confirm-address').execute()
  if (confirmed.suspended_at === null) await listActors(tx, loginId)
  const actorId = await actorOfLogin(tx, loginId)
  const who = actorId === null ? { loginId } : { loginId, actorId }
  await ctx.activity.record(tx, { kind: 'account.confirmed', ...who, data: {} })
}

/** Lists the actors of a login. */
export async function listActors(tx: Tx, loginId: string): Promise<void> {
  const actors = tx.selectFrom('membership').select('actor_id').where('login_id', '=', loginId)
  await tx.updateTable('actor').set({ listed: true }).where('id', 'in', actors).execute()
}
