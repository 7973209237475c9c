import { sessionErrors } from '@rise/contract/session/errors'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client } from '../../../platform/http/requester.ts'
import { actorOfLogin } from '../actors/actor-of-login.ts'
import { type SignInReply, startSession } from '../tokens/start-session.ts'
import { findTicket, spendTicket } from '../tokens/tickets.ts'
import { withCode } from './check-code.ts'

const kinds = ['second-factor'] as const

/**
 * Starts the session of a login whose first step succeeded, with its ticket and a code. A wrong code leaves the ticket
 * valid.
 * @throws {Failure} `link-not-valid` for a ticket that has expired or was used; `second-factor-off` if the member has
 * turned two-step verification off since; `wrong-code`, `code-used`, `too-many-requests`
 */
export async function logInWithCode(
  ctx: Context,
  client: Client,
  { ticket, code }: { ticket: string; code: string },
): Promise<SignInReply> {
  const storedTicket = await findTicket(ctx, ctx.db, ticket, kinds)
  if (!storedTicket) throw tooLate()
  const { loginId } = storedTicket
  return withCode(ctx, { loginId, code }, async (tx) => {
    await spendTicket(ctx, tx, ticket, kinds).catch(() => {
      throw tooLate()
    })
    return startSession(ctx, tx, { loginId, actorId: await actorOfLogin(tx, loginId), client, proven: true })
  })
}

function tooLate(): Failure {
  const message = t('That took longer than five minutes. Log in again.')
  return new Failure(sessionErrors['link-not-valid'], { message })
}
