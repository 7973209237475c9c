import { sql } from 'kysely'
import type { Activity } from '../../platform/activity/activity.ts'
import type { BadgeRule, Progress } from '../../platform/manifest/badge-rule.ts'

/** The badges that are earned here. */
export const badgeRules: readonly BadgeRule[] = [
  {
    slug: 'connector',
    of: 'professional',
    difficulty: 120,
    on: ['member.followed'],
    others: followed,
    need: 25,
    // Both are required: progress is that of the lesser one.
    progressOf: (ids) => sql<Progress>`
      select actor_id, least(following_professionals, followers) as have from follow_count
      where actor_id = any(${ids}::uuid[])`,
  },
  {
    slug: 'first-hundred',
    of: 'company',
    difficulty: 50,
    on: ['member.followed', 'company.claimed'],
    others: followed,
    need: 100,
    progressOf: (ids) => sql<Progress>`
      select actor_id, followers as have from follow_count where actor_id = any(${ids}::uuid[])`,
  },
]

function followed({ kind, data }: Activity): readonly string[] {
  return kind === 'member.followed' ? [data.followedId] : []
}
