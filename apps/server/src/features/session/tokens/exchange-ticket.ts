import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Client } from '../../../platform/http/requester.ts'
import { signInBy } from './sign-in-by.ts'
import type { SignInReply } from './start-session.ts'
import { issueTicket, spendTicket } from './tickets.ts'

/**
 * Logs in once with the ticket in the `token` parameter of an address (section 4 of the specification).
 *
 * @throws {Failure} `link-not-valid`, also for access tokens; `second-factor-required`
 */
export async function exchangeTicket(ctx: Context, client: Client, ticket: string): Promise<SignInReply> {
  return signInBy(ctx, client, (tx) => spendTicket(ctx, tx, ticket, ['sign-in']))
}

/** Returns an address of this site that logs its reader in within ten minutes; `path` may have a query. */
export async function addressWithTicket(ctx: Context, loginId: string, path: string): Promise<string> {
  return ctx.db.transaction().execute((tx) => issueAddressWithTicket(ctx, tx, loginId, path))
}

/** Does the same as `addressWithTicket`, but in the caller's transaction. */
export async function issueAddressWithTicket(ctx: Context, tx: Tx, loginId: string, path: string): Promise<string> {
  const url = new URL(path, ctx.config.publicUrl)
  url.searchParams.set('token', await issueTicket(ctx, tx, { loginId, kind: 'sign-in' }))
  return url.href
}
