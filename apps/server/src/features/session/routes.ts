import { sessionEndpoints } from '@rise/contract/session'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { confirmAddress } from './confirm-address.ts'
import { logOut } from './end-sessions.ts'
import { exchangeTicket } from './exchange-ticket.ts'
import { logIn } from './log-in.ts'
import { logInWithGoogle, signInOptions } from './log-in-with-google.ts'
import { refreshSession } from './refresh-session.ts'
import { resendConfirmation } from './send-confirmation.ts'

export const sessionRoutes = implement(sessionEndpoints, {
  'GET /api/v1/check': async (call) => reply(memberOf(call).user),
  'GET /api/v1/refresh': async ({ ctx, client }) => reply(await refreshSession(ctx, client)),
  'POST /api/v1/{roles}/login': ({ ctx, client }, { body: { user } }) =>
    'googleId' in user ? logInWithGoogle(ctx, client, user) : logIn(ctx, client, user),
  'POST /api/v1/logout': async ({ ctx, client }) => {
    await logOut(ctx, client)
    return reply({})
  },
  'GET /api/v1/sign-in-options': async ({ ctx }) => reply(await signInOptions(ctx)),
  'POST /api/v1/tickets/exchange': ({ ctx, client }, { body }) => exchangeTicket(ctx, client, body.ticket),
  'POST /api/v1/confirmations': async (call) => {
    await resendConfirmation(call.ctx, memberOf(call))
    return reply({})
  },
  'POST /api/v1/confirm': (call, { body }) => confirmAddress(call.ctx, call, body),
})
