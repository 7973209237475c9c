import type { EndpointReply } from '@rise/contract/endpoint'
import type { Notification } from '@rise/contract/notifications/shapes'
import type { sessionEndpoints } from '@rise/contract/session/endpoints'
import type { CurrentUser } from '@rise/contract/session/shapes'
import type { Context } from '../../../platform/context.ts'
import type { SignInReply } from './start-session.ts'

type LogIn = (typeof sessionEndpoints)['POST /api/v1/{roles}/login']

/** Returns the newest unseen notifications of a member. */
export type UnreadOf = (ctx: Context, actorId: string) => Promise<Notification[]>

/** Adds a member's unseen notifications to the reply of a log-in. */
export type Notified = (ctx: Context, signedIn: SignInReply) => Promise<EndpointReply<LogIn>>

export const notifiedBy =
  (unreadOf: UnreadOf): Notified =>
  async (ctx, signedIn) => ({ ...signedIn, result: await withUnread(ctx, signedIn.result, unreadOf) })

/**
 * Returns the current user of section 3 of the specification, with the newest unseen notifications. Admins and
 * suspended members have no notifications.
 */
export async function withUnread(ctx: Context, user: CurrentUser, unreadOf: UnreadOf) {
  const { _id: id, role, standing } = user
  const getsNotifications = !role.startsWith('admin') && standing !== 'suspended'
  return { ...user, notifications: getsNotifications ? await unreadOf(ctx, id) : [] }
}
