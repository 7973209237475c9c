import skills from '@rise/contract/catalogs/skills.json' with { type: 'json' }
import type { CourseFilters } from '@rise/contract/courses/endpoints'
import { courseLevels, coursePrices, NOT_SPECIFIED } from '@rise/contract/courses/kinds'
import { languageName } from '@rise/contract/courses/languages'
import type { CourseFigures } from '@rise/contract/courses/shapes'
import { levelNames, priceNames } from '@rise/contract/courses/words'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { remember } from '../../../platform/remember.ts'
import { matching } from './course-conditions.ts'
import { categoryName } from './course-row.ts'

/** The catalog changes a few times a day. */
const KEPT_SECONDS = 10
/** The most frequent skills; search reaches the rest. */
const MOST_SKILLS = 40

const levelOrUnknown = { ...levelNames, [NOT_SPECIFIED]: 'Not specified' }
const nameOfSkill = new Map(skills.map(({ slug, name }) => [slug, name]))

/** How many courses have the same values of all filters but words and skill. */
interface Group {
  readonly categories: readonly string[]
  readonly level: string
  readonly price: string
  readonly language: string
  readonly courses: number
}

type Named = Pick<CourseFilters, 'q' | 'skill'>
type Dimension = 'categories' | 'level' | 'price' | 'language'

const nameOfFilters = (filters: CourseFilters) => JSON.stringify(Object.entries(filters).toSorted())

/**
 * Counts courses by the values of all other filters at once, at most some seconds ago: any choice among those is then
 * summed up without the database.
 */
const groupsOf = remember(
  KEPT_SECONDS,
  async ({ db }: Context, filters: Named): Promise<readonly Group[]> => {
    const { rows } = await sql<Group>`
      select categories, coalesce(level, ${NOT_SPECIFIED}) as level,
        case when price = 0 then 'free' when price > 0 then 'paid' else ${NOT_SPECIFIED} end as price,
        coalesce(language, ${NOT_SPECIFIED}) as language, count(*)::int as courses
      from course where ${matching(filters)} group by 1, 2, 3, 4`.execute(db)
    return rows
  },
  { nameOf: nameOfFilters },
)

/** Counts the skills of the courses that match all filters but the skill. */
const skillsOf = remember(
  KEPT_SECONDS,
  async ({ db }: Context, filters: Omit<CourseFilters, 'skill'>): Promise<CourseFigures['skills']> => {
    const { rows } = await sql<{ slug: string; courses: number }>`
      select taught as slug, count(*)::int as courses from course, unnest(skill_keys) as taught
      where ${matching(filters)} group by taught order by courses desc, taught limit ${sql.lit(MOST_SKILLS)}`.execute(db)
    return rows.map(({ slug, courses }) => ({ slug, name: skillName(slug), courses }))
  },
  { nameOf: nameOfFilters },
)

/** Returns the number of courses that match. */
export async function totalOf(ctx: Context, filters: CourseFilters): Promise<number> {
  return sum(await chosen(ctx, filters))
}

/** Returns the numbers beside a list. Each filter is counted without itself. */
export async function countCourses(ctx: Context, filters: CourseFilters): Promise<CourseFigures> {
  const { skill: _, ...others } = filters
  const [all, skills] = await Promise.all([groupsOf(ctx, namedBy(filters)), skillsOf(ctx, others)])
  const of = (dimension: Dimension) => tallies(dimension, all.filter(isChosen(filters, dimension)))
  return {
    courses: sum(all.filter(isChosen(filters))),
    categories: byNumber(of('categories'), (slug) => categoryName(slug)),
    levels: inOrder(of('level'), [...courseLevels, NOT_SPECIFIED], levelOrUnknown),
    prices: inOrder(of('price'), coursePrices, priceNames),
    languages: byNumber(of('language'), (slug) => (slug === NOT_SPECIFIED ? 'Not specified' : languageName(slug))),
    skills,
  }
}

/** How a skill of this key is usually written. */
function skillName(slug: string): string {
  return nameOfSkill.get(slug) ?? slug.replaceAll('-', ' ')
}

async function chosen(ctx: Context, filters: CourseFilters): Promise<readonly Group[]> {
  return (await groupsOf(ctx, namedBy(filters))).filter(isChosen(filters))
}

function namedBy({ q, skill }: CourseFilters): Named {
  return { ...(q && { q }), ...(skill && { skill }) }
}

function isChosen({ category, level, price, language }: CourseFilters, except?: Dimension) {
  return (group: Group) =>
    (except === 'categories' || !category || group.categories.includes(category)) &&
    (except === 'level' || !level || group.level === level) &&
    (except === 'price' || !price || group.price === price) &&
    (except === 'language' || !language || group.language === language)
}

function tallies(dimension: Dimension, groups: readonly Group[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const group of groups) {
    for (const slug of dimension === 'categories' ? group.categories : [group[dimension]]) {
      counts.set(slug, (counts.get(slug) ?? 0) + group.courses)
    }
  }
  return counts
}

function byNumber(counts: ReadonlyMap<string, number>, nameOf: (slug: string) => string | undefined) {
  return [...counts]
    .flatMap(([slug, courses]) => {
      const name = nameOf(slug)
      return name === undefined ? [] : [{ slug, name, courses }]
    })
    .toSorted((a, b) => b.courses - a.courses || a.name.localeCompare(b.name, 'en'))
}

function inOrder(
  counts: ReadonlyMap<string, number>,
  slugs: readonly string[],
  names: Readonly<Record<string, string>>,
) {
  return slugs.flatMap((slug) => {
    const courses = counts.get(slug)
    return courses === undefined ? [] : [{ slug, name: names[slug] ?? slug, courses }]
  })
}

function sum(groups: readonly Group[]): number {
  return groups.reduce((total, { courses }) => total + courses, 0)
}
