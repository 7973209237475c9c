import { coursesErrors } from '@rise/contract/courses/errors'
import type { CourseReview } from '@rise/contract/courses/shapes'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Page, toPage } from '../../../platform/database/page.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Admin, actingAs, type Requester } from '../../../platform/http/requester.ts'
import { memberCardsOf, notBlocked, viewerOf } from '../../connections/index.ts'
import { publicCourse } from '../catalog/find-course.ts'

interface ReviewRow {
  readonly id: string
  readonly actor_id: string
  readonly rating: number
  readonly words: string
  readonly rated_at: Date
}

/**
 * Returns a page of a course's ratings, newest first, by members the viewer can see.
 *
 * @throws {Failure} `course-not-found`
 */
export async function listReviews(
  { db }: Context,
  viewer: Requester,
  slug: string,
  page: number,
): Promise<Page<CourseReview>> {
  const viewerActorId = viewerOf(viewer)
  const { id } = await publicCourse(db, slug)
  const visibleReviews = sql`course_learning as review join actor on actor.id = review.actor_id
    where review.course_id = ${id} and review.rating is not null and actor.listed
      and ${notBlocked(viewerActorId, 'actor.id')}`
  const [{ rows }, { rows: countRows }] = await Promise.all([
    sql<ReviewRow>`
      select review.id, review.actor_id, review.rating, review.rated_at,
        case when review.words_hidden_at is null or review.actor_id = ${viewerActorId} then review.words else '' end as words
      from ${visibleReviews}
      order by review.rated_at desc, review.id desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db),
    sql<{ count: number }>`
      select count(*) as count from (select from ${visibleReviews} limit ${COUNT_CAP + 1}) as counted`.execute(db),
  ])
  const ids = rows.map(({ actor_id }) => actor_id)
  const cards = await memberCardsOf(db, viewerActorId, ids)
  const items = rows.flatMap(({ id: _id, actor_id, rating, words, rated_at }) => {
    const member = cards.get(actor_id)
    return member ? [{ _id, member, rating, words, date: rated_at.toISOString() }] : []
  })
  return toPage(items, page, countRows[0]?.count ?? 0)
}

/**
 * Deletes the words of a rating as an admin; its stars stay.
 *
 * @throws {Failure} `course-review-not-found`
 */
export async function clearReview(ctx: Context, admin: Admin, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const clearedReview = await tx
      .updateTable('course_learning')
      .set({ words: '', updated_at: ctx.clock.now() })
      .where('id', '=', id)
      .where('rating', 'is not', null)
      .returning(['course_id', 'actor_id'])
      .executeTakeFirst()
    if (!clearedReview) throw new Failure(coursesErrors['course-review-not-found'])
    const data = { courseId: clearedReview.course_id, raterId: clearedReview.actor_id }
    await ctx.activity.record(tx, { kind: 'course.review-cleared', ...actingAs(admin), data })
  })
}
