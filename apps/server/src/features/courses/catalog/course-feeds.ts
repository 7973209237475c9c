import { courseFilters } from '@rise/contract/courses/endpoints'
import { sql } from 'kysely'
import { parsePart } from '../../../platform/http/dispatch.ts'
import { listFeeds } from '../../../platform/http/feed.ts'
import { matching } from './course-conditions.ts'
import { coursePath } from './course-row.ts'
import { someCourses } from './list-courses.ts'

const NEWEST = 50

/** Feeds of new courses, filtered by the query of their address. */
export const courseFeeds = listFeeds({
  path: '/courses',
  title: 'Courses',
  description: `The ${NEWEST} newest courses in the catalog. The page has the rest.`,
  async readItems(ctx, query) {
    const where = matching(parsePart('query', courseFilters, query))
    const { rows } = await sql<{ id: string; created_at: Date }>`
      select id, created_at from course where ${where} order by created_at desc, id desc limit ${sql.lit(NEWEST)}`.execute(
      ctx.db,
    )
    const published = new Map(rows.map(({ id, created_at }) => [id, created_at]))
    const courses = await someCourses(ctx, sql`course.id = any(${[...published.keys()]}::uuid[])`, NEWEST)
    return courses.map((course) => ({
      id: course._id,
      url: ctx.config.publicUrl + coursePath(course.slug),
      title: `${course.title} by ${course.provider}`,
      text: course.summary || `${course.title} by ${course.provider}`,
      published: published.get(course._id) ?? ctx.clock.now(),
      tags: course.skills.map(({ name: skill }) => skill),
      details: { name: 'course', value: course },
    }))
  },
})
