import type { MissionDeed } from '@rise/contract/missions/kinds'
import { sql } from 'kysely'
import type { CountedDeed } from '../../platform/manifest/counted-deed.ts'

/** Actions at events that count towards missions. */
export const countedDeeds = {
  'event-attended': {
    beginsAt: '/events',
    on: ['event.checked-in', 'event.check-in-undone'],
    things: (_tx, ids) => sql`
      select actor_id, event_id::text as thing, checked_in_at as at from event_participant
      where actor_id = any(${ids}::uuid[]) and checked_in_at is not null`,
  },
} satisfies Partial<Record<MissionDeed, CountedDeed>>
