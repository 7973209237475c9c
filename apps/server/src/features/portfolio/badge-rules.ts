import { msg } from '@rise/texts'
import { sql } from 'kysely'
import type { BadgeRule, Progress } from '../../platform/manifest/badge-rule.ts'

/** The badges for cases. */
export const badgeRules: readonly BadgeRule[] = [
  {
    slug: 'show-dont-tell',
    of: 'professional',
    difficulty: 90,
    beginsAt: { label: msg('Write a case'), path: '/professional/portfolio' },
    on: ['portfolio.published'],
    need: 1,
    progressOf: publishedCases,
  },
  {
    slug: 'gallery',
    of: 'professional',
    difficulty: 100,
    beginsAt: { label: msg('Write a case'), path: '/professional/portfolio' },
    on: ['portfolio.published'],
    need: 5,
    progressOf: publishedCases,
  },
]

function publishedCases(ids: readonly string[]) {
  return sql<Progress>`
    select actor_id, count(*)::integer as have from portfolio_case
    where actor_id = any(${ids}::uuid[]) and published_at is not null group by actor_id`
}
