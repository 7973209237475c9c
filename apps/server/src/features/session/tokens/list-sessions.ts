import type { Device } from '@rise/contract/session/account/shapes'
import type { Context } from '../../../platform/context.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'

/** Returns the devices on which the account is logged in, most recently active first. */
export async function listSessions({ db, clock }: Context, { loginId, sessionId }: SignedIn): Promise<Device[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('login_id', '=', loginId)
    .where('expires_at', '>', clock.now())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    name: row.device,
    signedInAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.id === sessionId,
  }))
}
