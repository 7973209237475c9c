import type { MissionDeed } from '@rise/contract/missions/kinds'
import { sql } from 'kysely'
import type { CountedDeed } from '../../platform/manifest/counted-deed.ts'
import { notConcealed } from '../discussion/index.ts'

/** Actions on headlines that count towards missions. */
export const countedDeeds = {
  'headline-published': {
    beginsAt: '/headlines',
    on: ['headline.published', 'headline.deleted'],
    things: (_tx, ids) => sql`
      select actor_id, id::text as thing, published_at as at from headline
      where actor_id = any(${ids}::uuid[]) and published_at is not null and ${notConcealed(null, 'headline.id')}`,
  },
} satisfies Partial<Record<MissionDeed, CountedDeed>>
