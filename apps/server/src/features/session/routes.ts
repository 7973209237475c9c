import { sessionEndpoints } from '@rise/contract/session/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { confirmAddress } from './account/confirm-address.ts'
import { resendConfirmation } from './account/send-confirmation.ts'
import { logIn } from './sign-in/log-in.ts'
import { logInWithGoogle, signInOptions } from './sign-in/log-in-with-google.ts'
import { logOut } from './tokens/end-sessions.ts'
import { exchangeTicket } from './tokens/exchange-ticket.ts'
import { refreshSession } from './tokens/refresh-session.ts'

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
