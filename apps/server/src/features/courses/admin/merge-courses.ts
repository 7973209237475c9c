import { coursesErrors } from '@rise/contract/courses/errors'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Admin, actingAs } from '../../../platform/http/requester.ts'
import { lockImport } from '../../../platform/import/entries-read.ts'
import { withdrawSubject } from '../../discussion/index.ts'
import { publicCourse } from '../catalog/find-course.ts'
import { CATALOG_IMPORT } from '../import/store-courses.ts'
import { lockCourse } from './write-course.ts'

/**
 * Merges a course into another in the catalog. Moves its members' states and ratings, unless the member has a
 * state in both, and copies the values that the target lacks. Its address then redirects. Imports still recognise
 * both courses.
 *
 * @param into the slug of the target, or the address of its page
 * @throws {Failure} `course-not-found`, `course-merge`
 */
export async function mergeCourses(ctx: Context, admin: Admin, id: string, into: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    // Of two merges in opposite directions, the second sees the result of the first.
    await lockImport(tx, CATALOG_IMPORT)
    const from = await lockCourse(tx, id)
    const slug =
      into
        .replace(/[?#].*$/, '')
        .replace(/\/+$/, '')
        .split('/')
        .at(-1) ?? into
    const target = await publicCourse(tx, slug).catch((error: unknown) => {
      if (error instanceof Failure) throw new Failure(coursesErrors['course-merge'])
      throw error
    })
    if (target.id === id) throw new Failure(coursesErrors['course-merge'])
    await sql`
      with moved as (delete from course_learning where course_id = ${id} returning *)
      insert into course_learning (id, course_id, actor_id, state, taken_at, rating, words, rated_at, story_entry,
        story_skills, created_at, updated_at)
      select gen_random_uuid(), ${target.id}, actor_id, state, taken_at, rating, words, rated_at, story_entry,
        story_skills, created_at, updated_at
      from moved on conflict (course_id, actor_id) do nothing`.execute(tx)
    await sql`
      update course set description = coalesce(nullif(course.description, ''), old.description),
        level = coalesce(course.level, old.level), hours = coalesce(course.hours, old.hours),
        currency = case when course.price is null then old.currency else course.currency end,
        price = coalesce(course.price, old.price), language = coalesce(course.language, old.language),
        categories = case when cardinality(course.categories) = 0 then old.categories else course.categories end,
        version = course.version + 1, updated_at = ${ctx.clock.now()}
      from course as old where old.id = ${id} and course.id = ${target.id}`.execute(tx)
    await tx
      .updateTable('course')
      .set({ state: 'merged', merged_into: target.id, version: from.version + 1 })
      .where('id', '=', id)
      .execute()
    await withdrawSubject(tx, id)
    const data = { courseId: id, intoId: target.id }
    await ctx.activity.record(tx, { kind: 'course.merged', ...actingAs(admin), data })
  })
}
