import { sql } from 'kysely'
import type { Activity } from '../../platform/activity/activity.ts'
import type { BadgeRule, Progress } from '../../platform/manifest/badge-rule.ts'

/** The badges for follows. */
export const badgeRules: readonly BadgeRule[] = [
  {
    slug: 'connector',
    of: 'professional',
    difficulty: 120,
    on: ['member.followed'],
    others: followedActors,
    need: 25,
    // Both counts are required, so the smaller one is the progress.
    progressOf: (ids) => sql<Progress>`
      select actor_id, least(following_professionals, followers) as have from follow_count
      where actor_id = any(${ids}::uuid[])`,
  },
  {
    slug: 'first-hundred',
    of: 'company',
    difficulty: 50,
    on: ['member.followed', 'company.claimed'],
    others: followedActors,
    need: 100,
    progressOf: (ids) => sql<Progress>`
      select actor_id, followers as have from follow_count where actor_id = any(${ids}::uuid[])`,
  },
]

function followedActors({ kind, data }: Activity): readonly string[] {
  return kind === 'member.followed' ? [data.followedId] : []
}
