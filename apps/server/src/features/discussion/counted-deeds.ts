import type { MissionDeed } from '@rise/contract/missions/kinds'
import { sql } from 'kysely'
import type { CountedDeed } from '../../platform/manifest/counted-deed.ts'
import { notConcealed } from './conceal-subject.ts'

/** Actions in discussions that count towards missions. */
export const countedDeeds = {
  'comment-appreciated': {
    beginsAt: '/feed',
    on: ['reaction.added', 'reaction.taken-back', 'comment.deleted'],
    things: (_tx, ids) => sql`
      select comment.actor_id, comment.id::text as thing, liked.at from comment
      cross join lateral (
        select min(created_at) as at from reaction
        where subject_id = comment.id and reaction.actor_id <> comment.actor_id
      ) as liked
      where comment.actor_id = any(${ids}::uuid[]) and comment.deleted_at is null and liked.at is not null
        and ${notConcealed(null, 'comment.id')}`,
  },
} satisfies Partial<Record<MissionDeed, CountedDeed>>
