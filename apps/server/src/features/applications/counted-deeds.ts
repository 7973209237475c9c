import type { MissionDeed } from '@rise/contract/missions/kinds'
import { sql } from 'kysely'
import type { CountedDeed } from '../../platform/manifest/counted-deed.ts'

/** The deeds of this feature that count towards missions. */
export const countedDeeds = {
  'application-answered': {
    beginsAt: '/company/jobs',
    on: ['application.moved', 'application.declined', 'application.messaged', 'application.interview-proposed'],
    things: (_tx, ids) => sql`
      select company_id as actor_id, id::text as thing, answered_at as at from application
      where company_id = any(${ids}::uuid[]) and answered_at <= applied_at + interval '7 days'`,
  },
} satisfies Partial<Record<MissionDeed, CountedDeed>>
