import { msg } from '@rise/texts'
import { sql } from 'kysely'
import type { BadgeRule, Progress } from '../../platform/manifest/badge-rule.ts'

export const badgeRules: readonly BadgeRule[] = [
  {
    slug: 'storyteller',
    of: 'professional',
    difficulty: 70,
    beginsAt: { label: msg('Go to headlines'), path: '/headlines' },
    on: ['headline.published'],
    need: 1,
    progressOf: publishedHeadlines,
  },
  {
    slug: 'regular-column',
    of: 'professional',
    difficulty: 150,
    beginsAt: { label: msg('Go to headlines'), path: '/headlines' },
    on: ['headline.published'],
    need: 10,
    progressOf: publishedHeadlines,
  },
]

function publishedHeadlines(ids: readonly string[]) {
  return sql<Progress>`
    select actor_id, count(*)::integer as have from headline
    where actor_id = any(${ids}::uuid[]) and published_at is not null group by actor_id`
}
