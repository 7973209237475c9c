import { msg } from '@rise/texts'
import { sql } from 'kysely'
import type { BadgeRule, Progress } from '../../platform/manifest/badge-rule.ts'

export const badgeRules: readonly BadgeRule[] = [
  {
    slug: 'mission-accomplished',
    of: 'professional',
    difficulty: 190,
    beginsAt: { label: msg('See your missions'), path: '/missions' },
    on: ['mission.done'],
    need: 1,
    progressOf: (ids) => sql<Progress>`
      select actor_id, 1 as have from mission_progress
      where actor_id = any(${ids}::uuid[]) and rounds > 0 group by actor_id`,
  },
  {
    slug: 'high-flyer',
    of: 'professional',
    difficulty: 200,
    beginsAt: { label: msg('See your missions'), path: '/missions' },
    on: ['mission.done'],
    need: 100,
    progressOf: (ids) => sql<Progress>`
      select actor_id, greatest(points, 0) as have from mission_member where actor_id = any(${ids}::uuid[])`,
  },
]
