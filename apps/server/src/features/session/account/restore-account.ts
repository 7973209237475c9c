import type { Context } from '../../../platform/context.ts'
import type { Client } from '../../../platform/http/requester.ts'
import { actorOfLogin } from '../actors/actor-of-login.ts'
import { type SignInReply, startSession } from '../tokens/start-session.ts'
import { spendTicket } from '../tokens/tickets.ts'
import { listActors } from './confirm-address.ts'

/**
 * Restores a deleted account with the token of the emailed link, and logs in. It is listed again if it is confirmed and
 * not suspended.
 *
 * @throws {Failure} `link-not-valid`
 */
export async function restoreAccount(ctx: Context, client: Client, token: string): Promise<SignInReply> {
  return ctx.db.transaction().execute(async (tx) => {
    const { loginId } = await spendTicket(ctx, tx, token, ['restore-account'])
    const login = await tx
      .updateTable('login')
      .set({ deleted_at: null })
      .where('id', '=', loginId)
      .returning(['email_confirmed_at', 'suspended_at'])
      .executeTakeFirstOrThrow()
    if (login.email_confirmed_at !== null && login.suspended_at === null) await listActors(tx, loginId)
    const actorId = await actorOfLogin(tx, loginId)
    const who = actorId === null ? { loginId } : { loginId, actorId }
    await ctx.activity.record(tx, { kind: 'account.restored', ...who, data: {} })
    return startSession(ctx, tx, { loginId, actorId, client })
  })
}
