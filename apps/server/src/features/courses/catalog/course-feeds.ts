import { courseFilters } from '@rise/contract/courses/endpoints'
import { sql } from 'kysely'
import { parsePart } from '../../../platform/http/dispatch.ts'
import { listFeeds } from '../../../platform/http/feed.ts'
import { matching } from './course-conditions.ts'
import { coursePath } from './course-row.ts'
import { someCourses } from './list-courses.ts'

const MOST_ITEMS = 50

/** Feeds of new courses, filtered by the query of their address. */
export const courseFeeds = listFeeds({
  path: '/courses',
  title: 'Courses',
  description: `The ${MOST_ITEMS} newest courses in the catalog. The page has the rest.`,
  async readItems(ctx, query) {
    const where = matching(parsePart('query', courseFilters, query))
    const { rows } = await sql<{ id: string; created_at: Date }>`
      select id, created_at from course where ${where} order by created_at desc, id desc limit ${sql.lit(MOST_ITEMS)}`.execute(
      ctx.db,
    )
    const publishedById = new Map(rows.map(({ id, created_at }) => [id, created_at]))
    const courses = await someCourses(ctx, sql`course.id = any(${[...publishedById.keys()]}::uuid[])`, MOST_ITEMS)
    return courses.map((course) => ({
      id: course._id,
      url: ctx.config.publicUrl + coursePath(course.slug),
      title: `${course.title} by ${course.provider}`,
      text: course.summary || `${course.title} by ${course.provider}`,
      published: publishedById.get(course._id) ?? ctx.clock.now(),
      tags: course.skills.map(({ name: skill }) => skill),
      details: { name: 'course', value: course },
    }))
  },
})
