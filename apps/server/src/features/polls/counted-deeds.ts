import type { MissionDeed } from '@rise/contract/missions/kinds'
import { sql } from 'kysely'
import type { CountedDeed } from '../../platform/manifest/counted-deed.ts'

/** The deeds of this feature that count towards missions. */
export const countedDeeds = {
  'poll-voted': {
    beginsAt: '/real-talk?show=polls',
    on: ['vote.cast', 'vote.withdrawn'],
    things: (_tx, ids) => sql`
      select actor_id, poll_id::text as thing, min(created_at) as at from poll_ballot
      where actor_id = any(${ids}::uuid[]) group by actor_id, poll_id`,
  },
} satisfies Partial<Record<MissionDeed, CountedDeed>>
