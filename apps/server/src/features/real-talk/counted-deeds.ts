import type { MissionDeed } from '@rise/contract/missions/kinds'
import { sql } from 'kysely'
import type { CountedDeed } from '../../platform/manifest/counted-deed.ts'
import { notConcealed } from '../discussion/index.ts'

/** The deeds of this feature that count towards missions. */
export const countedDeeds = {
  'question-answered': {
    beginsAt: '/real-talk',
    on: ['answer.written', 'answer.deleted', 'question.deleted'],
    things: (_tx, ids) => sql`
      select actor_id, id::text as thing, created_at as at from answer
      where actor_id = any(${ids}::uuid[]) and ${notConcealed(null, 'answer.id')}`,
  },
} satisfies Partial<Record<MissionDeed, CountedDeed>>
