import type { CourseFilters } from '@rise/contract/courses/endpoints'
import { courseLevels, coursePrices, NOT_SPECIFIED } from '@rise/contract/courses/kinds'
import type { CourseFigures } from '@rise/contract/courses/shapes'
import { languageName, levelNames, priceNames } from '@rise/contract/courses/words'
import { COUNT_CAP } from '@rise/contract/pagination'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { remember } from '../../../platform/remember.ts'
import { entriesOf } from '../../catalogs/index.ts'
import { matching } from './course-conditions.ts'
import { categoryName } from './course-row.ts'

/** For a change that left no mark: two within one millisecond. */
const KEPT_SECONDS = 300
/** The most frequent skills; search reaches the rest. */
const MOST_SKILLS = 40

const levelOrUnknown = { ...levelNames, [NOT_SPECIFIED]: 'Not specified' }

/**
 * How many courses have the same values of these filters. A course counts once without a category, and once for each of its
 * categories.
 */
interface Group {
  readonly category: string | null
  readonly level: string
  readonly price: string
  readonly language: string
  readonly courses: number
}

type Named = Pick<CourseFilters, 'q' | 'skill'>
type Dimension = 'category' | 'level' | 'price' | 'language'

/** What is counted, and when the catalog changed last: until the next change, the numbers stay right. */
interface Counting<Filters> {
  readonly filters: Filters
  readonly changed: string
}

const nameOf = ({ filters, changed }: Counting<CourseFilters>) =>
  JSON.stringify([changed, ...Object.entries(filters).toSorted()])

/** Counts courses by the values of all other filters at once: any choice among those is then summed up without the database. */
async function countGroups({ db }: Context, filters: Named): Promise<readonly Group[]> {
  const { rows } = await sql<Group>`
    with found as materialized (
      select categories, coalesce(level, ${NOT_SPECIFIED}) as level,
        case when price = 0 then 'free' when price > 0 then 'paid' else ${NOT_SPECIFIED} end as price,
        coalesce(language, ${NOT_SPECIFIED}) as language
      from course where ${matching(filters)}
    )
    select null as category, level, price, language, count(*)::int as courses from found group by 2, 3, 4
    union all
    select category, level, price, language, count(*)::int from found, unnest(categories) as category
    group by 1, 2, 3, 4`.execute(db)
  return rows
}

const rememberedGroups = remember(
  KEPT_SECONDS,
  (ctx: Context, { filters }: Counting<Named>) => countGroups(ctx, filters),
  { nameOf },
)

/** Counts the skills of the courses that match all filters but the skill. */
const skillsOf = remember(
  KEPT_SECONDS,
  async ({ db }: Context, { filters }: Counting<Omit<CourseFilters, 'skill'>>): Promise<CourseFigures['skills']> => {
    const { rows } = await sql<{ slug: string; courses: number }>`
      select taught as slug, count(*)::int as courses from course, unnest(skill_keys) as taught
      where ${matching(filters)} group by taught order by courses desc, taught limit ${sql.lit(MOST_SKILLS)}`.execute(
      db,
    )
    return rows.map(({ slug, courses }) => ({ slug, name: skillName(slug), courses }))
  },
  { nameOf },
)

const matchesOf = remember(
  KEPT_SECONDS,
  async ({ db }: Context, { filters }: Counting<CourseFilters>): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (select from course where ${matching(filters)} limit ${COUNT_CAP + 1}) as counted`.execute(
      db,
    )
    return rows[0]?.count ?? 0
  },
  { nameOf },
)

/** Returns the number of courses that match, exact up to the cap of lists. */
export async function totalOf(ctx: Context, filters: CourseFilters): Promise<number> {
  const changed = await lastChange(ctx)
  if (filters.q) return matchesOf(ctx, { filters, changed })
  return totalIn(await groupsOf(ctx, { filters, changed }), filters)
}

/** Returns the numbers beside a list. Each filter is counted without itself. */
export async function countCourses(ctx: Context, filters: CourseFilters): Promise<CourseFigures> {
  return figuresOf(ctx, { filters, changed: await lastChange(ctx) })
}

const figuresOf = remember(
  KEPT_SECONDS,
  async (ctx: Context, { filters, changed }: Counting<CourseFilters>): Promise<CourseFigures> => {
    const { skill: _, ...others } = filters
    const [all, taught] = await Promise.all([
      groupsOf(ctx, { filters, changed }),
      skillsOf(ctx, { filters: others, changed }),
    ])
    const of = (dimension: Dimension) => tallies(all, filters, dimension)
    return {
      courses: totalIn(all, filters),
      categories: byNumber(of('category'), categoryName),
      levels: inOrder(of('level'), [...courseLevels, NOT_SPECIFIED], levelOrUnknown),
      prices: inOrder(of('price'), coursePrices, priceNames),
      languages: byNumber(of('language'), (slug) => (slug === NOT_SPECIFIED ? 'Not specified' : languageName(slug))),
      skills: taught,
    }
  },
  { nameOf },
)

/** The groups of words are not kept: words are endless, and groups are many. */
function groupsOf(
  ctx: Context,
  { filters: { q, skill }, changed }: Counting<CourseFilters>,
): Promise<readonly Group[]> {
  const filters = skill ? { skill } : {}
  return q ? countGroups(ctx, { ...filters, q }) : rememberedGroups(ctx, { filters, changed })
}

async function lastChange({ db }: Context): Promise<string> {
  const { rows } = await sql<{ changed: string | null }>`select max(updated_at)::text as changed from course`.execute(
    db,
  )
  return rows[0]?.changed ?? ''
}

/** How a skill of this key is usually written. */
function skillName(slug: string): string {
  return entriesOf('skills', [slug])[0]?.name ?? slug.replaceAll('-', ' ')
}

function totalIn(groups: readonly Group[], filters: CourseFilters): number {
  return groups.filter(isChosen(filters)).reduce((total, { courses }) => total + courses, 0)
}

/** With a category, only the groups of that count; without one, only those that count each course once. */
function isChosen({ category, level, price, language }: CourseFilters, except?: Dimension) {
  return (group: Group) =>
    (except === 'category' ? group.category !== null : group.category === (category || null)) &&
    (except === 'level' || !level || group.level === level) &&
    (except === 'price' || !price || group.price === price) &&
    (except === 'language' || !language || group.language === language)
}

function tallies(groups: readonly Group[], filters: CourseFilters, dimension: Dimension): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const group of groups.filter(isChosen(filters, dimension))) {
    const slug = group[dimension] ?? ''
    counts.set(slug, (counts.get(slug) ?? 0) + group.courses)
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
