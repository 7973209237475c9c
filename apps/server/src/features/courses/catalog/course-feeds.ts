import { courseFilters } from '@rise/contract/courses/endpoints'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { parsePart } from '../../../platform/http/dispatch.ts'
import { type Feed, JSON_FEED_TYPE, RSS_TYPE, toJsonFeed, toRss } from '../../../platform/http/feed.ts'
import type { FileRequest, PublicFile } from '../../../platform/http/files.ts'
import { matching } from './course-conditions.ts'
import { coursePath } from './course-row.ts'
import { someCourses } from './list-courses.ts'

const LIST = '/courses'
const NEWEST = 50
const CACHE_SECONDS = 60

/** New courses, as the address filters them: RSS and JSON Feed. */
export const courseFeeds: readonly PublicFile[] = [
  file('feed.rss', RSS_TYPE, toRss),
  file('feed.json', JSON_FEED_TYPE, toJsonFeed),
]

function file(name: string, type: string, write: (feed: Feed) => string): PublicFile {
  return {
    path: `${LIST}/${name}`,
    type,
    cacheSeconds: CACHE_SECONDS,
    takesQuery: true,
    noindex: true,
    make: async (ctx, request) => ({ body: write(await readFeed(ctx, request, name)), canonical: LIST }),
  }
}

async function readFeed(ctx: Context, { query }: FileRequest, name: string): Promise<Feed> {
  const { publicUrl } = ctx.config
  const search = new URLSearchParams(Object(query) as Record<string, string>)
  const address = (path: string) => publicUrl + path + (search.size > 0 ? `?${search}` : '')
  const where = matching(parsePart('query', courseFilters, query))
  const { rows } = await sql<{ id: string; created_at: Date }>`
    select id, created_at from course where ${where} order by created_at desc, id desc limit ${sql.lit(NEWEST)}`.execute(
    ctx.db,
  )
  const published = new Map(rows.map(({ id, created_at }) => [id, created_at]))
  const courses = await someCourses(ctx, sql`course.id = any(${[...published.keys()]}::uuid[])`, NEWEST)
  return {
    title: `Courses | ${ctx.brand.name}`,
    description: `The ${NEWEST} newest courses in the catalog. The page has the rest.`,
    pageUrl: address(LIST),
    url: address(`${LIST}/${name}`),
    items: courses.map((course) => ({
      id: course._id,
      url: publicUrl + coursePath(course.slug),
      title: `${course.title} by ${course.provider}`,
      text: course.summary || `${course.title} by ${course.provider}`,
      published: published.get(course._id) ?? ctx.clock.now(),
      tags: course.skills.map(({ name: skill }) => skill),
      details: { name: 'course', value: course },
    })),
  }
}
