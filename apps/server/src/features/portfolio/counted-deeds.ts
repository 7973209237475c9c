import type { MissionDeed } from '@rise/contract/missions/kinds'
import { sql } from 'kysely'
import type { CountedDeed } from '../../platform/manifest/counted-deed.ts'
import { notConcealed } from '../discussion/index.ts'

/** The deeds of this feature that count towards missions. */
export const countedDeeds = {
  'case-published': {
    beginsAt: '/professional/portfolio',
    on: ['portfolio.published', 'portfolio.withdrawn', 'portfolio.deleted'],
    things: (_tx, ids) => sql`
      select actor_id, id::text as thing, published_at as at from portfolio_case
      where actor_id = any(${ids}::uuid[]) and published_at is not null and ${notConcealed(null, 'portfolio_case.id')}`,
  },
} satisfies Partial<Record<MissionDeed, CountedDeed>>
