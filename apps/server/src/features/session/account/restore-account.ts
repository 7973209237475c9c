import type { Context } from '../../../platform/context.ts'
import type { Client } from '../../../platform/http/requester.ts'
import { actorOfLogin } from '../actors/actor-of-login.ts'
import { signInBy } from '../tokens/sign-in-by.ts'
import type { SignInReply } from '../tokens/start-session.ts'
import { spendTicket } from '../tokens/tickets.ts'
import { listActors } from './confirm-address.ts'

/**
 * Restores a deleted account with the token of the emailed link, and logs in. The account is listed again if it is
 * confirmed and not suspended.
 * @throws {Failure} `link-not-valid`, `second-factor-required`
 */
export async function restoreAccount(ctx: Context, client: Client, token: string): Promise<SignInReply> {
  return signInBy(ctx, client, async (tx) => {
    const { loginId } = await spendTicket(ctx, tx, token, ['restore-account'])
    await tx.updateTable('login').set({ deleted_at: null }).where('id', '=', loginId).execute()
    await listActors(tx, loginId)
    const actorId = await actorOfLogin(tx, loginId)
    const identity = actorId === null ? { loginId } : { loginId, actorId }
    await ctx.activity.record(tx, { kind: 'account.restored', ...identity, data: {} })
    return { loginId }
  })
}
