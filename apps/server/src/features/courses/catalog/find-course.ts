import type { Audience } from '@rise/contract/content/kinds'
import { coursesErrors } from '@rise/contract/courses/errors'
import { rightsOfCourse } from '@rise/contract/courses/policy'
import type { Course } from '@rise/contract/courses/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Requester } from '../../../platform/http/requester.ts'
import { viewerOf } from '../../connections/index.ts'
import { lockOf } from '../../content/index.ts'
import { presentReactions, reactionsOf } from '../../discussion/index.ts'
import { type CourseRow, courseColumns, presentCourse } from './course-row.ts'
import { someCourses } from './list-courses.ts'

const SIMILAR_COURSES = 4

export interface FoundCourse {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly provider: string
  readonly link: string
  readonly audience: Audience
  readonly skills: readonly string[]
  readonly skill_keys: readonly string[]
  readonly categories: readonly string[]
}

/**
 * Returns a course in the catalog; for a merged course, its target. Viewers outside its audience get its first lines
 * without the link.
 *
 * @throws {Failure} `course-not-found`
 */
export async function findCourse(ctx: Context, viewer: Requester, slug: string): Promise<Course> {
  const { id, link, audience, skill_keys, categories } = await publicCourse(ctx.db, slug)
  const [row, similarCourses] = await Promise.all([
    pageRow(ctx.db, viewerOf(viewer), id),
    similarTo(ctx, { id, skill_keys, categories }),
  ])
  if (!row) throw new Failure(coursesErrors['course-not-found'])
  const card = presentCourse(row)
  const lock = lockOf(viewer, rightsOfCourse({ state: 'public', audience }))
  return {
    ...card,
    description: lock === null ? row.description : card.summary,
    link: lock === null ? link : null,
    linkHost: hostOf(link),
    locked: lock,
    reactions: presentReactions(row.reactions),
    similar: similarCourses,
    updatedAt: row.updated_at.toISOString(),
  }
}

/**
 * Returns the row of a course in the catalog, following merges.
 *
 * @throws {Failure} `course-not-found`
 */
export async function publicCourse(db: Database | Tx, slug: string): Promise<FoundCourse> {
  const { rows } = await sql<FoundCourse>`
    with recursive chain as (
      select id, state, merged_into from course where slug = ${slug}
      union
      select next.id, next.state, next.merged_into
      from chain join course as next on next.id = chain.merged_into where chain.state = 'merged'
    )
    select course.id, slug, title, provider, link, audience, skills, skill_keys, categories
    from chain join course on course.id = chain.id where chain.state = 'public'`.execute(db)
  const [row] = rows
  if (!row) throw new Failure(coursesErrors['course-not-found'])
  return row
}

interface PageRow extends CourseRow {
  readonly description: string
  readonly updated_at: Date
  readonly reactions: Parameters<typeof presentReactions>[0]
}

async function pageRow(db: Database, viewerActorId: string | null, id: string): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`
    select ${courseColumns}, course.description, course.updated_at,
      ${reactionsOf(viewerActorId, 'course.id')} as reactions
    from course where course.id = ${id}`.execute(db)
  return rows[0]
}

/** Returns courses that teach the same skills, then courses in the same categories, most popular first. */
async function similarTo(
  ctx: Context,
  { id, skill_keys, categories }: Pick<FoundCourse, 'id' | 'skill_keys' | 'categories'>,
) {
  const isOther = sql<boolean>`course.state = 'public' and course.id <> ${id}`
  const popular = sql`course.members desc, course.created_at desc, course.id desc`
  const taught =
    skill_keys.length === 0
      ? []
      : await someCourses(
          ctx,
          sql`${isOther} and course.skill_keys && ${[...skill_keys]}::text[]`,
          SIMILAR_COURSES,
          popular,
        )
  if (taught.length === SIMILAR_COURSES || categories.length === 0) return taught
  const listedCourseIds = taught.map(({ _id }) => _id)
  const alike = await someCourses(
    ctx,
    sql`${isOther} and course.categories && ${[...categories]}::text[] and course.id <> all(${listedCourseIds}::uuid[])`,
    SIMILAR_COURSES - taught.length,
    popular,
  )
  return [...taught, ...alike]
}

function hostOf(link: string): string {
  return URL.parse(link)?.host.replace(/^www\./, '') ?? ''
}
