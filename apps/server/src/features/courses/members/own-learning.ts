import type { OwnCourse, OwnLearning } from '@rise/contract/courses/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { type CourseRow, courseColumns, presentCourse } from '../catalog/course-row.ts'
import { publicCourse } from '../catalog/find-course.ts'

const MOST_OWN = 100

/**
 * Returns the member's state of a course; null if they have none.
 *
 * @throws {Failure} `course-not-found`
 */
export async function ownLearning({ db }: Context, member: Acting, slug: string): Promise<OwnLearning | null> {
  const { id } = await publicCourse(db, slug)
  return readOwn(db, id, member.actorId)
}

/** Returns the courses that the member has a state for, last changed first. */
export async function listOwnCourses({ db }: Context, member: Acting): Promise<OwnCourse[]> {
  const { rows } = await sql<CourseRow & { readonly state: OwnCourse['state'] }>`
    select ${courseColumns}, own.state from course_learning as own join course on course.id = own.course_id
    where own.actor_id = ${member.actorId} and course.state = 'public'
    order by own.updated_at desc, own.id desc limit ${sql.lit(MOST_OWN)}`.execute(db)
  return rows.map((row) => ({ course: presentCourse(row), state: row.state }))
}

export async function readOwn(db: Database | Tx, courseId: string, actorId: string): Promise<OwnLearning | null> {
  const row = await db
    .selectFrom('course_learning')
    .select(['state', 'taken_at', 'rating', 'words'])
    .select(sql<boolean>`story_entry is not null`.as('on_story'))
    .where('course_id', '=', courseId)
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  if (!row) return null
  const { state, taken_at, rating, words, on_story } = row
  return { state, takenAt: taken_at?.toISOString() ?? null, rating, words, onStory: on_story }
}
