import type { MissionDeed } from '@rise/contract/missions/kinds'
import { sql } from 'kysely'
import type { CountedDeed } from '../../platform/manifest/counted-deed.ts'
import { notConcealed } from '../discussion/index.ts'

/** Actions in the feed that count towards missions. */
export const countedDeeds = {
  'hello-posted': posts('hello'),
  'win-posted': posts('win'),
} satisfies Partial<Record<MissionDeed, CountedDeed>>

function posts(kind: 'hello' | 'win'): CountedDeed {
  return {
    beginsAt: '/feed',
    on: ['post.published', 'post.deleted', 'post.restored'],
    things: (_tx, ids) => sql`
      select actor_id, id::text as thing, created_at as at from post
      where actor_id = any(${ids}::uuid[]) and kind = ${kind} and deleted_at is null and ${notConcealed(null, 'post.id')}`,
  }
}
