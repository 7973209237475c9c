import { coursesErrors } from '@rise/contract/courses/errors'
import type { LearningState } from '@rise/contract/courses/kinds'
import type { OwnLearning } from '@rise/contract/courses/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { inTurn } from '../../../platform/database/in-turn.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Acting, actingAs } from '../../../platform/http/requester.ts'
import { publicCourse } from '../catalog/find-course.ts'
import { readOwn } from './own-learning.ts'

/**
 * Sets whether the member wants, is taking or has finished a course. Repeated or concurrent calls count once. Leaving
 * the finished state deletes the rating.
 *
 * @throws {Failure} `course-not-found`
 */
export async function chooseLearning(
  ctx: Context,
  member: Acting,
  slug: string,
  state: LearningState,
): Promise<OwnLearning> {
  const { actorId } = member
  const { id: courseId } = await publicCourse(ctx.db, slug)
  return inTurn(ctx, courseId, async (tx) => {
    const now = ctx.clock.now()
    const takenAt = state === 'taken' ? now : null
    const changedRow = await tx
      .insertInto('course_learning')
      .values({
        ...{ id: ctx.newId(), course_id: courseId, actor_id: actorId, state, taken_at: takenAt },
        ...{ created_at: now, updated_at: now },
      })
      .onConflict((conflict) =>
        conflict
          .columns(['course_id', 'actor_id'])
          .doUpdateSet({ state, taken_at: takenAt, rating: null, words: '', rated_at: null, updated_at: now })
          .where(sql<boolean>`course_learning.state <> excluded.state`),
      )
      .returning('id')
      .executeTakeFirst()
    if (changedRow) {
      const by = actingAs(member)
      if (state === 'taken') await ctx.activity.record(tx, { kind: 'course.taken', ...by, data: { courseId } })
      else await ctx.activity.record(tx, { kind: 'course.chosen', ...by, data: { courseId, state } })
    }
    const ownRow = await readOwn(tx, courseId, actorId)
    // An admin merged the course concurrently.
    if (ownRow === null) throw new Failure(coursesErrors['course-not-found'])
    return ownRow
  })
}

/**
 * Deletes the member's state of a course, with their rating; does nothing without a state. The entry on their story
 * stays.
 *
 * @throws {Failure} `course-not-found`
 */
export async function leaveCourse(ctx: Context, member: Acting, slug: string): Promise<void> {
  const { actorId } = member
  const { id: courseId } = await publicCourse(ctx.db, slug)
  await inTurn(ctx, courseId, async (tx) => {
    const deletedRow = await tx
      .deleteFrom('course_learning')
      .where('course_id', '=', courseId)
      .where('actor_id', '=', actorId)
      .returning('id')
      .executeTakeFirst()
    if (deletedRow) await ctx.activity.record(tx, { kind: 'course.left', ...actingAs(member), data: { courseId } })
  })
}
