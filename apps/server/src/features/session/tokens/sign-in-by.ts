import { sessionErrors } from '@rise/contract/session/errors'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client } from '../../../platform/http/requester.ts'
import { actorOfLogin } from '../actors/actor-of-login.ts'
import { type SignInReply, startSession } from './start-session.ts'
import { issueTicket } from './tickets.ts'

/** Returns the login that was proven, or the reply of a session that continues. */
type Prove = (tx: Tx) => Promise<{ readonly loginId: string } | { readonly continued: SignInReply }>

/**
 * Logs in the login that `prove` returns, in one transaction. With two-step verification no session starts yet: the
 * refusal contains a ticket, which starts the session together with a code. Changes by `prove` are committed even then.
 * @throws {Failure} `second-factor-required`, and what `prove` throws
 */
export async function signInBy(ctx: Context, client: Client, prove: Prove): Promise<SignInReply> {
  const outcome = await ctx.db.transaction().execute(async (tx) => {
    const provenLogin = await prove(tx)
    if ('continued' in provenLogin) return provenLogin
    const { loginId } = provenLogin
    if (await hasSecondFactor(tx, loginId))
      return { ticket: await issueTicket(ctx, tx, { loginId, kind: 'second-factor' }) }
    return { continued: await startSession(ctx, tx, { loginId, actorId: await actorOfLogin(tx, loginId), client }) }
  })
  if ('ticket' in outcome) throw new Failure(sessionErrors['second-factor-required'], { ticket: outcome.ticket })
  return outcome.continued
}

/** Whether the login requires a code. */
export async function hasSecondFactor(tx: Tx, loginId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('second_factor')
    .select('login_id')
    .where('login_id', '=', loginId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
