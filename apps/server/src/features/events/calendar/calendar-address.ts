import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../../platform/context.ts'
import type { Acting, SignedIn } from '../../../platform/http/requester.ts'

const SECRET_BYTES = 32

/** Creates the secret address of the member's calendar, of which only the hash is stored; an earlier one stops working. */
export async function createCalendar({ db, clock }: Context, { actorId }: Acting): Promise<{ path: string }> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const secretRow = { hash: hashOf(secret), created_at: clock.now() }
  await db
    .insertInto('event_calendar')
    .values({ actor_id: actorId, ...secretRow })
    .onConflict((conflict) => conflict.column('actor_id').doUpdateSet(secretRow))
    .execute()
  return { path: `/events/calendar/${secret}.ics` }
}

/** Revokes the secret address; does nothing without one. */
export async function revokeCalendar({ db }: Context, { actorId }: SignedIn): Promise<void> {
  await db.deleteFrom('event_calendar').where('actor_id', '=', actorId).execute()
}

/** Returns when the secret address of the member's calendar was created. */
export async function ownCalendar({ db }: Context, { actorId }: SignedIn): Promise<{ since: string | null }> {
  const row = await db
    .selectFrom('event_calendar')
    .select('created_at')
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  return { since: row?.created_at.toISOString() ?? null }
}

/** The stored form of a secret. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
