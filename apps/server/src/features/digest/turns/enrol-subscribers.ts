import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

const DAY_MS = 86_400_000
/**
 * The latest possible turn of a member without a pause. A turn beyond that was set while the clock had jumped ahead.
 */
const FURTHEST_DAYS = 10

/** Gives new subscribers a first turn, due immediately, and repairs turns that were set by a wrong clock. */
export async function enrolSubscribers({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  const weekAgo = new Date(now.getTime() - 7 * DAY_MS)
  await sql`
    insert into digest_turn (actor_id, due_at, looked_since, mailed_at)
    select distinct professional.actor_id, ${now}::timestamptz, ${weekAgo}::timestamptz, ${now}::timestamptz
    from newsletter_subscription as subscription
    join login on login.id = subscription.login_id and login.email_confirmed_at is not null
    join membership on membership.login_id = login.id
    join professional on professional.actor_id = membership.actor_id
    where subscription.unsubscribed_at is null
      and not exists (select from digest_turn where digest_turn.actor_id = professional.actor_id)
    on conflict do nothing`.execute(db)
  const furthest = new Date(now.getTime() + FURTHEST_DAYS * DAY_MS)
  const inWeek = new Date(now.getTime() + 7 * DAY_MS)
  await sql`
    update digest_turn set due_at = least(due_at, ${inWeek}), looked_since = least(looked_since, ${now}),
      mailed_at = least(mailed_at, ${now})
    where due_at > ${furthest} and (paused_until is null or paused_until <= ${now})`.execute(db)
}
