import type { CourseCard, SkillInDemand } from '@rise/contract/courses/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import { entriesOf } from '../../catalogs/index.ts'
import { type CourseRow, courseColumns, presentCourse } from './course-row.ts'
import { courseOrders } from './list-courses.ts'

const CACHE_SECONDS = 300
const MOST_SKILLS = 6
/** The maximum number of courses shown for a skill. */
const MOST_COURSES = 3
/** The maximum number of taught skills that are looked up. */
const MOST_TAUGHT = 200

/**
 * Returns the skills that most open jobs name, among those that courses teach, with the numbers of jobs and courses, and
 * the most popular courses. The numbers of jobs come from the suggestions of the job search, so this reads no jobs.
 */
export const skillsInDemand = ttlCache(CACHE_SECONDS, async ({ db }: Context, _all: true): Promise<SkillInDemand[]> => {
  const { rows: taught } = await sql<{ slug: string; courses: number }>`
    select taught as slug, count(*)::int as courses from course, unnest(skill_keys) as taught
    where state = 'public' group by taught order by courses desc, taught limit ${sql.lit(MOST_TAUGHT)}`.execute(db)
  const names = new Map(
    entriesOf(
      'skills',
      taught.map(({ slug }) => slug),
    ).map(({ slug, name }) => [slug, name]),
  )
  const lowerNames = [...names.values()].map((name) => name.toLowerCase())
  if (lowerNames.length === 0) return []
  const { rows: jobRows } = await sql<{ name: string; jobs: number }>`
    select lower(label) as name, max(jobs)::int as jobs from job_suggestion
    where kind = 'skill' and key = any(${lowerNames}::text[]) and lower(label) = key group by lower(label)`.execute(db)
  const jobsByName = new Map(jobRows.map(({ name, jobs }) => [name, jobs]))
  const skills = taught
    .flatMap(({ slug, courses }) => {
      const name = names.get(slug)
      const jobs = name && jobsByName.get(name.toLowerCase())
      return name && jobs ? [{ slug, name, jobs, courses }] : []
    })
    .sort((one, other) => other.jobs - one.jobs)
    .slice(0, MOST_SKILLS)
  const slugs = skills.map(({ slug }) => slug)
  const top = await topCourses(db, slugs)
  return skills.map((skill) => ({ ...skill, top: top.get(skill.slug) ?? [] }))
})

/** Returns the most popular courses that teach each of these skills. */
async function topCourses(db: Database, skills: readonly string[]): Promise<Map<string, CourseCard[]>> {
  const { rows } = await sql<CourseRow & { readonly taught: string }>`
    select wanted.skill as taught, ${courseColumns}
    from unnest(${[...skills]}::text[]) as wanted(skill)
    cross join lateral (
      select id from course where state = 'public' and skill_keys @> array[wanted.skill]
      order by ${courseOrders.popular} limit ${sql.lit(MOST_COURSES)}
    ) as chosen
    join course on course.id = chosen.id
    order by ${courseOrders.popular}`.execute(db)
  const bySkill = Map.groupBy(rows, ({ taught }) => taught)
  return new Map([...bySkill].map(([skill, ofSkill]) => [skill, ofSkill.map(presentCourse)]))
}
