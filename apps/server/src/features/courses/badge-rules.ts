import { msg } from '@rise/texts'
import { sql } from 'kysely'
import type { BadgeRule, Progress } from '../../platform/manifest/badge-rule.ts'

export const badgeRules: readonly BadgeRule[] = [
  {
    slug: 'student-for-life',
    of: 'professional',
    difficulty: 80,
    beginsAt: { label: msg('Find a course'), path: '/courses' },
    on: ['course.taken'],
    need: 1,
    progressOf: (ids) => sql<Progress>`
      select actor_id, count(*)::integer as have from course_learning
      where actor_id = any(${ids}::uuid[]) and state = 'taken' group by actor_id`,
  },
]
