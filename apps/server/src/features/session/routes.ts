import { sessionEndpoints } from '@rise/contract/session/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { confirmAddress } from './account/confirm-address.ts'
import { resendConfirmation } from './account/send-confirmation.ts'
import { logIn } from './sign-in/log-in.ts'
import { logInWithGoogle, signInOptions } from './sign-in/log-in-with-google.ts'
import { logOut } from './tokens/end-sessions.ts'
import { exchangeTicket } from './tokens/exchange-ticket.ts'
import { notifiedBy, type UnreadOf, withUnread } from './tokens/notified.ts'
import { refreshSession } from './tokens/refresh-session.ts'

export const sessionRoutes = (unreadOf: UnreadOf) =>
  implement(sessionEndpoints, {
    'GET /api/v1/check': ({ ctx, member }) => withUnread(ctx, member.user, unreadOf),
    'GET /api/v1/refresh': ({ ctx, client }) => refreshSession(ctx, client),
    'POST /api/v1/{roles}/login': async ({ ctx, client, body: { user } }) => {
      const signedIn = await ('googleId' in user ? logInWithGoogle(ctx, client, user) : logIn(ctx, client, user))
      return notifiedBy(unreadOf)(ctx, signedIn)
    },
    'POST /api/v1/logout': ({ ctx, client }) => logOut(ctx, client),
    'GET /api/v1/sign-in-options': ({ ctx }) => signInOptions(ctx),
    'POST /api/v1/tickets/exchange': ({ ctx, client, body }) => exchangeTicket(ctx, client, body.ticket),
    'POST /api/v1/confirmations': ({ ctx, member }) => resendConfirmation(ctx, member),
    'POST /api/v1/confirm': ({ ctx, client, principal, body }) => confirmAddress(ctx, { principal, client }, body),
  })
