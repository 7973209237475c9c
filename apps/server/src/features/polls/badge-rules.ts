import { msg } from '@rise/texts'
import { sql } from 'kysely'
import type { BadgeRule, Progress } from '../../platform/manifest/badge-rule.ts'

export const badgeRules: readonly BadgeRule[] = [
  {
    slug: 'vote-counts',
    of: 'professional',
    difficulty: 60,
    beginsAt: { label: msg('See polls'), path: '/real-talk?show=polls' },
    // An anonymous vote records no activity. The daily check finds it, which doesn't reveal the time of the vote.
    on: ['vote.cast'],
    need: 1,
    progressOf: (ids) => sql<Progress>`
      select actor_id, count(*)::integer as have from poll_voter
      where actor_id = any(${ids}::uuid[]) group by actor_id`,
  },
]
