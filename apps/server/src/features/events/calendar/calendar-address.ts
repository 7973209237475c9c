import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../../platform/context.ts'
import type { Acting, SignedIn } from '../../../platform/http/requester.ts'

const SECRET_BYTES = 32

/** Creates the secret address of the member's calendar. Only its hash is stored; an earlier address stops working. */
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

/** Revokes the secret address, if there is one. */
export async function revokeCalendar({ db }: Context, { actorId }: SignedIn): Promise<void> {
  await db.deleteFrom('event_calendar').where('actor_id', '=', actorId).execute()
}

/** Returns when the member's secret calendar address was created. */
export async function ownCalendar({ db }: Context, { actorId }: SignedIn): Promise<{ since: string | null }> {
  const row = await db
    .selectFrom('event_calendar')
    .select('created_at')
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  return { since: row?.created_at.toISOString() ?? null }
}

/** Returns the hash under which a secret is stored. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
