import { msg } from '@rise/texts'
import { sql } from 'kysely'
import type { BadgeRule, Progress } from '../../platform/manifest/badge-rule.ts'

/** Badges earned with posts. */
export const badgeRules: readonly BadgeRule[] = [
  {
    slug: 'hello-world',
    of: 'professional',
    difficulty: 50,
    beginsAt: { label: msg('Say hello'), path: '/feed' },
    on: ['post.published'],
    need: 1,
    progressOf: (ids) => sql<Progress>`
      select actor_id, count(*)::integer as have from post
      where actor_id = any(${ids}::uuid[]) and kind = 'hello' group by actor_id`,
  },
]
