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
 * Confirms an address with the token of the emailed link, and logs in.
 *
 * The link of a sign-up belongs to that sign-up. Only the holder of its session has chosen its password. Anyone else
 * who opens the link owns the mailbox, but maybe not the sign-up, so they must choose a new password, and all its
 * sessions end.
 *
 * A changed address can be confirmed only by the account that requested the change, because the new mailbox may be a
 * stranger's by a typo. From the former address, an account that someone else moved can be taken back, regardless of
 * who is logged in.
 * @throws {Failure} `link-not-valid`, `new-password-required`, `password-too-common`, `overloaded`, `email-taken`,
 * `sign-in-required`, `second-factor-required`
 */
export async function confirmAddress(
  ctx: Context,
  { principal, client }: { principal: Requester; client: Client },
  { token, password }: { token: string; password?: string | undefined },
): Promise<SignInReply> {
  const presentTicket = await findTicket(ctx, ctx.db, token, kinds)
  if (!presentTicket) throw new Failure(sessionErrors['link-not-valid'])
  const holdsSession = principal.kind === 'member' && principal.loginId === presentTicket.loginId
  const isTheirs = holdsSession && presentTicket.kind !== 'restore-address'
  if (!isTheirs && presentTicket.kind === 'change-address') throw new Failure(gateErrors['sign-in-required'])
  if (!isTheirs && password === undefined) throw new Failure(sessionErrors['new-password-required'])
  const passwordHash =
    isTheirs || password === undefined
      ? undefined
      : await hashChosenPassword({ password, own: await ownWordsOf(ctx.db, presentTicket.loginId) })

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
    // Concurrent requests of the browser, in this tab or another, still carry the previous tokens.
    const continuedSession = isTheirs ? await continueSession(ctx, tx, principal.sessionId) : undefined
    return continuedSession ? { continued: continuedSession } : { loginId }
  })
}

/**
 * Confirms a login whose mailbox is proven: a pending account becomes a member, and is listed unless it is suspended or
 * deleted. Does nothing the second time.
 */
export async function confirmLogin(ctx: Context, tx: Tx, loginId: string): Promise<void> {
  const confirmedLogin = await tx
    .updateTable('login')
    .set({ email_confirmed_at: ctx.clock.now() })
    .where('id', '=', loginId)
    .where('email_confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!confirmedLogin) return
  await tx.deleteFrom('ticket').where('login_id', '=', loginId).where('kind', '=', 'confirm-address').execute()
  await listActors(tx, loginId)
  const actorId = await actorOfLogin(tx, loginId)
  const identity = actorId === null ? { loginId } : { loginId, actorId }
  await ctx.activity.record(tx, { kind: 'account.confirmed', ...identity, data: {} })
}

/** Lists the actors of a login if it is confirmed, and neither suspended nor deleted. */
export async function listActors(tx: Tx, loginId: string): Promise<void> {
  const actors = tx
    .selectFrom('membership')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select('membership.actor_id')
    .where('login.id', '=', loginId)
    .where('login.email_confirmed_at', 'is not', null)
    .where('login.suspended_at', 'is', null)
    .where('login.deleted_at', 'is', null)
  await tx.updateTable('actor').set({ listed: true }).where('id', 'in', actors).execute()
}
