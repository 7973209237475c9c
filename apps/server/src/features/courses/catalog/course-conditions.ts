import type { CourseFilters } from '@rise/contract/courses/endpoints'
import { NOT_SPECIFIED } from '@rise/contract/list'
import { type RawBuilder, sql } from 'kysely'
import { type Conditions, conditionsOf, hasBegunWords, hasValue } from '../../../platform/lists/conditions.ts'
import { skillKey } from '../../jobs/index.ts'

/** Returns the condition that a course is public and matches the filters, without the one called `except`. */
export function matching(filters: CourseFilters, except?: keyof CourseFilters): RawBuilder<boolean> {
  const wanted = conditionsOf(conditions, filters, except)
  return sql<boolean>`(${sql.join([sql`course.state = 'public'`, ...wanted], sql` and `)})`
}

const conditions: Conditions<CourseFilters> = {
  q: hasBegunWords('course.terms'),
  category: (category) => sql`course.categories @> array[${category}]`,
  level: hasValue('course.level'),
  price(price) {
    if (price === NOT_SPECIFIED) return sql`course.price is null`
    return price === 'free' ? sql`course.price = 0` : sql`course.price > 0`
  },
  language: hasValue('course.language'),
  skill: (skill) => sql`course.skill_keys @> array[${skillKey(skill)}]`,
}
