import type { CourseFilters } from '@rise/contract/courses/endpoints'
import { coursesErrors } from '@rise/contract/courses/errors'
import type { CourseSort } from '@rise/contract/courses/kinds'
import type { CourseCard } from '@rise/contract/courses/shapes'
import { PAGE_SIZE } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Page, toPage } from '../../../platform/database/page.ts'
import { Failure } from '../../../platform/failure.ts'
import { totalOf } from './count-courses.ts'
import { matching } from './course-conditions.ts'
import { type CourseRow, courseColumns, presentCourse } from './course-row.ts'

const newestFirst = sql`course.created_at desc, course.id desc`
/** The orders of lists; unknown values sort last. */
export const courseOrders: Readonly<Record<CourseSort, RawBuilder<unknown>>> = {
  popular: sql`course.members desc, ${newestFirst}`,
  'best-rated': sql`course.score desc nulls last, ${newestFirst}`,
  newest: newestFirst,
  shortest: sql`course.hours nulls last, ${newestFirst}`,
  longest: sql`course.hours desc nulls last, ${newestFirst}`,
  title: sql`course.title_key, ${newestFirst}`,
}

interface ListQuery extends CourseFilters {
  readonly page: number
  readonly sort: CourseSort
}

/**
 * Returns a page of matching courses.
 *
 * @throws {Failure} `courses-page-not-found`
 */
export async function listCourses(ctx: Context, { page, sort, ...filters }: ListQuery): Promise<Page<CourseCard>> {
  const query = sql<CourseRow>`
    select ${courseColumns} from (
      select id from course where ${matching(filters)} order by ${courseOrders[sort]}
      limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}
    ) as found join course on course.id = found.id order by ${courseOrders[sort]}`
  const [{ rows }, count] = await Promise.all([query.execute(ctx.db), totalOf(ctx, filters)])
  if (rows.length === 0 && page > 1) throw new Failure(coursesErrors['courses-page-not-found'])
  return toPage(rows.map(presentCourse), page, count)
}

/** Returns matching courses, newest first by default, for feeds and for pages that show a few. */
export async function someCourses(
  { db }: Pick<Context, 'db'>,
  where: RawBuilder<boolean>,
  limit: number,
  order: RawBuilder<unknown> = newestFirst,
): Promise<CourseCard[]> {
  const { rows } = await sql<CourseRow>`
    select ${courseColumns} from course where ${where} order by ${order} limit ${limit}`.execute(db)
  return rows.map(presentCourse)
}
