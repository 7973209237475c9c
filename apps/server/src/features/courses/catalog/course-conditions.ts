import type { CourseFilters } from '@rise/contract/courses/endpoints'
import { NOT_SPECIFIED } from '@rise/contract/list'
import { sql } from 'kysely'
import { equalsOrUnstated, hasWordPrefixes, matchingOf } from '../../../platform/lists/conditions.ts'
import { skillKey } from '../../jobs/index.ts'

/** The condition that a course is public and matches the filters, except the filter called `except`. */
export const matching = matchingOf<CourseFilters>(sql`course.state = 'public'`, {
  q: hasWordPrefixes('course.terms'),
  category: (category) => sql`course.categories @> array[${category}]`,
  level: equalsOrUnstated('course.level'),
  price(price) {
    if (price === NOT_SPECIFIED) return sql`course.price is null`
    return price === 'free' ? sql`course.price = 0` : sql`course.price > 0`
  },
  language: equalsOrUnstated('course.language'),
  skill: (skill) => sql`course.skill_keys @> array[${skillKey(skill)}]`,
})
