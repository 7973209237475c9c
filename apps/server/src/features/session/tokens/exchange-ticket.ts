import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Client } from '../../../platform/http/requester.ts'
import { actorOfLogin } from '../actors/actor-of-login.ts'
import { type SignInReply, startSession } from './start-session.ts'
import { issueTicket, spendTicket } from './tickets.ts'

/**
 * Logs in with the ticket of an address's `token` parameter (section 4), once.
 *
 * @throws {Failure} `link-not-valid`, also for access tokens
 */
export async function exchangeTicket(ctx: Context, client: Client, ticket: string): Promise<SignInReply> {
  return ctx.db.transaction().execute(async (tx) => {
    const { loginId } = await spendTicket(ctx, tx, ticket, ['sign-in'])
    return startSession(ctx, tx, { loginId, actorId: await actorOfLogin(tx, loginId), client })
  })
}

/** Returns an address of ours that logs its reader in when opened within ten minutes; `path` may have a query. */
export async function addressWithTicket(ctx: Context, loginId: string, path: string): Promise<string> {
  return ctx.db.transaction().execute((tx) => issueAddressWithTicket(ctx, tx, loginId, path))
}

/** The same in the caller's transaction. */
export async function issueAddressWithTicket(ctx: Context, tx: Tx, loginId: string, path: string): Promise<string> {
  const url = new URL(path, ctx.config.publicUrl)
  url.searchParams.set('token', await issueTicket(ctx, tx, { loginId, kind: 'sign-in' }))
  return url.href
}
