import { MOST_PICKS } from '@rise/contract/feed/limits'
import type { PickedEvent } from '@rise/contract/feed/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { notMutedOrBlocked } from '../../connections/index.ts'
import { notConcealed } from '../../discussion/index.ts'

/** An event begins at most this many days ahead. */
const AHEAD_DAYS = 30

interface Row extends Omit<PickedEvent, 'startsAt' | 'city'> {
  readonly startsAt: Date
  readonly city: string
}

/** Returns the next events that a member may take part in and doesn't yet, soonest first. */
export async function pickEvents({ db, clock }: Context, actorId: string): Promise<PickedEvent[]> {
  const now = clock.now()
  const until = new Date(now.getTime() + AHEAD_DAYS * 86_400_000)
  const { rows } = await sql<Row>`
    select event.id as _id, address.slug, event.title, event.starts_at as "startsAt",
      event.manner, event.city, event.going
    from event
    join event_slug address on address.event_id = event.id and address.present
    join actor on actor.id = event.actor_id and actor.listed
    where event.published_at is not null and event.cancelled_at is null
      and event.starts_at > ${now} and event.starts_at < ${until}
      and event.audience in ('everyone', 'members') and event.actor_id <> ${actorId}
      and ${notMutedOrBlocked(actorId, 'event.actor_id')} and ${notConcealed(actorId, 'event.id')}
      and not exists (
        select from event_participant own where own.event_id = event.id and own.actor_id = ${actorId})
    order by event.starts_at, event.id limit ${sql.lit(MOST_PICKS)}`.execute(db)
  return rows.map(({ startsAt, city, ...event }) => ({
    ...event,
    startsAt: startsAt.toISOString(),
    city: event.manner === 'online' || city === '' ? null : city,
  }))
}
