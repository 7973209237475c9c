import type { EndpointReply } from '@rise/contract/endpoint'
import type { Notification } from '@rise/contract/notifications/shapes'
import { sessionEndpoints } from '@rise/contract/session/endpoints'
import type { CurrentUser } from '@rise/contract/session/shapes'
import type { Context } from '../../platform/context.ts'
import { implement } from '../../platform/http/implement.ts'
import { confirmAddress } from './account/confirm-address.ts'
import { resendConfirmation } from './account/send-confirmation.ts'
import { logIn } from './sign-in/log-in.ts'
import { logInWithGoogle, signInOptions } from './sign-in/log-in-with-google.ts'
import { logOut } from './tokens/end-sessions.ts'
import { exchangeTicket } from './tokens/exchange-ticket.ts'
import { refreshSession } from './tokens/refresh-session.ts'
import type { SignInReply } from './tokens/start-session.ts'

/** Returns the newest unseen notifications of a member. */
export type UnreadOf = (ctx: Context, actorId: string) => Promise<Notification[]>

/** Adds a member's unseen notifications to the reply of a log-in. */
export type Notified = (ctx: Context, signedIn: SignInReply) => Promise<EndpointReply<typeof logInEndpoint>>

const logInEndpoint = sessionEndpoints['POST /api/v1/{roles}/login']

export const notifiedBy =
  (unreadOf: UnreadOf): Notified =>
  async (ctx, signedIn) => ({ ...signedIn, result: await withUnread(ctx, signedIn.result, unreadOf) })

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

/** Section 3's current user; admins and suspended members have no notifications. */
async function withUnread(ctx: Context, user: CurrentUser, unreadOf: UnreadOf) {
  const { _id: id, role, standing } = user
  const isTold = !role.startsWith('admin') && standing !== 'suspended'
  return { ...user, notifications: isTold ? await unreadOf(ctx, id) : [] }
}
