import type { MissionDeed } from '@rise/contract/missions/kinds'
import { sql } from 'kysely'
import type { CountedDeed } from '../../platform/manifest/counted-deed.ts'

/** The deeds of this feature that count towards missions. */
export const countedDeeds = {
  'company-followed': follows('company'),
  'person-followed': follows('professional'),
} satisfies Partial<Record<MissionDeed, CountedDeed>>

function follows(kind: 'company' | 'professional'): CountedDeed {
  return {
    beginsAt: kind === 'company' ? '/companies' : '/professionals',
    on: ['member.followed', 'member.unfollowed', 'member.blocked'],
    things: (_tx, ids) => sql`
      select follow.follower_id as actor_id, follow.followed_id::text as thing, follow.created_at as at from follow
      join actor on actor.id = follow.followed_id and actor.kind = ${kind} and actor.listed
      where follow.follower_id = any(${ids}::uuid[])`,
  }
}
