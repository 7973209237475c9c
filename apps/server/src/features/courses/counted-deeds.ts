import type { MissionDeed } from '@rise/contract/missions/kinds'
import { sql } from 'kysely'
import type { CountedDeed } from '../../platform/manifest/counted-deed.ts'

/** Actions on courses that count towards missions. */
export const countedDeeds = {
  'course-reviewed': {
    beginsAt: '/courses',
    on: ['course.rated', 'course.rating-deleted', 'course.left', 'course.chosen', 'course.review-cleared'],
    things: (_tx, ids) => sql`
      select actor_id, course_id::text as thing, rated_at as at from course_learning
      where actor_id = any(${ids}::uuid[]) and words <> '' and rated_at is not null`,
  },
  'course-finished': {
    beginsAt: '/courses',
    on: ['course.taken', 'course.left', 'course.chosen'],
    things: (_tx, ids) => sql`
      select actor_id, course_id::text as thing, taken_at as at from course_learning
      where actor_id = any(${ids}::uuid[]) and taken_at is not null`,
  },
} satisfies Partial<Record<MissionDeed, CountedDeed>>
