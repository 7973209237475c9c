import { contentErrors } from '@rise/contract/content/errors'
import { coursesErrors } from '@rise/contract/courses/errors'
import { mayRate } from '@rise/contract/courses/policy'
import type { OwnLearning } from '@rise/contract/courses/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { inTurn } from '../../../platform/database/in-turn.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Acting, actingAs } from '../../../platform/http/requester.ts'
import { holdReasonText, screenText } from '../../content/index.ts'
import { publicCourse } from '../catalog/find-course.ts'
import { readOwn } from './own-learning.ts'

interface Rating {
  readonly rating: number
  readonly words: string
}

/**
 * Rates a course that the member finished, or changes the rating. Words are never held for review here; where another
 * text would be held, the rating is refused.
 *
 * @throws {Failure} `course-not-found`, `course-not-taken`, `words-refused`
 */
export async function rateCourse(
  ctx: Context,
  member: Acting,
  slug: string,
  { rating, words }: Rating,
): Promise<OwnLearning> {
  const { actorId } = member
  const { id: courseId } = await publicCourse(ctx.db, slug)
  return inTurn(ctx, courseId, async (tx) => {
    const ownRow = await lockTaken(tx, courseId, actorId)
    if (words !== '' && words !== ownRow.words) await screenWords(ctx, tx, actorId, words)
    const now = ctx.clock.now()
    await tx
      .updateTable('course_learning')
      .set({ rating, words, rated_at: ownRow.rated_at ?? now, updated_at: now })
      .where('id', '=', ownRow.id)
      .execute()
    if (ownRow.rating === null) {
      await ctx.activity.record(tx, { kind: 'course.rated', ...actingAs(member), data: { courseId } })
    }
    return readOrRefuse(tx, courseId, actorId)
  })
}

/**
 * Deletes the member's rating with its words; does nothing without one.
 *
 * @throws {Failure} `course-not-found`
 */
export async function deleteRating(ctx: Context, member: Acting, slug: string): Promise<void> {
  const { actorId } = member
  const { id: courseId } = await publicCourse(ctx.db, slug)
  await inTurn(ctx, courseId, async (tx) => {
    const endedRating = await tx
      .updateTable('course_learning')
      .set({ rating: null, words: '', rated_at: null, updated_at: ctx.clock.now() })
      .where('course_id', '=', courseId)
      .where('actor_id', '=', actorId)
      .where('rating', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (endedRating)
      await ctx.activity.record(tx, { kind: 'course.rating-deleted', ...actingAs(member), data: { courseId } })
  })
}

/**
 * Returns the member's state of a course that they finished, locked until the caller's transaction ends.
 *
 * @throws {Failure} `course-not-taken`
 */
export async function lockTaken(tx: Tx, courseId: string, actorId: string) {
  const ownRow = await lockOwn(tx, courseId, actorId)
  if (!ownRow || mayRate(ownRow.state) !== 'allowed') throw new Failure(coursesErrors['course-not-taken'])
  return ownRow
}

/** Returns the member's state of a course, locked; undefined if they have none. */
export function lockOwn(tx: Tx, courseId: string, actorId: string) {
  return tx
    .selectFrom('course_learning')
    .select(['id', 'state', 'rating', 'words', 'rated_at', 'taken_at', 'story_entry', 'story_skills'])
    .where('course_id', '=', courseId)
    .where('actor_id', '=', actorId)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Returns the member's state of a course.
 *
 * @throws {Failure} `course-not-taken` if the member has none
 */
export async function readOrRefuse(tx: Tx, courseId: string, actorId: string): Promise<OwnLearning> {
  const ownRow = await readOwn(tx, courseId, actorId)
  if (ownRow === null) throw new Failure(coursesErrors['course-not-taken'])
  return ownRow
}

async function screenWords(ctx: Context, tx: Tx, actorId: string, text: string): Promise<void> {
  const reason = await screenText(ctx, tx, { actorId, text, hasLink: false, field: 'body.words' })
  if (reason === null) return
  throw new Failure(contentErrors['words-refused'], { fields: { 'body.words': holdReasonText(reason) } })
}
