import type { CourseFilters } from '@rise/contract/courses/endpoints'
import { courseLevels, coursePrices } from '@rise/contract/courses/kinds'
import type { CourseFigures } from '@rise/contract/courses/shapes'
import { levelNames, priceNames } from '@rise/contract/courses/words'
import { languageName } from '@rise/contract/words'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Choice, inOrder, mostFirst, notSpecified } from '../../../platform/lists/choices.ts'
import { countFacets } from '../../../platform/lists/count-facets.ts'
import { countRows } from '../../../platform/lists/count-rows.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import { entriesOf } from '../../catalogs/index.ts'
import { matching } from './course-conditions.ts'
import { categoryName } from './course-row.ts'

/** Limits how long a cached count can be wrong: the key misses the second of two changes within a millisecond. */
const CACHE_SECONDS = 300
/** The maximum number of skills offered as filters: the most frequent. People can search for others. */
const MOST_SKILLS = 40

const facets = {
  category: { values: sql`course.categories` },
  level: { value: sql`course.level` },
  price: { value: sql`case when course.price = 0 then 'free' when course.price > 0 then 'paid' end` },
  language: { value: sql`course.language` },
  skill: { values: sql`course.skill_keys`, most: MOST_SKILLS },
}

/** The cache key: the filters and the time of the catalog's last change. Counts stay correct until the next change. */
interface CountsToCache {
  readonly filters: CourseFilters
  readonly changed: string
}

const nameOf = ({ filters, changed }: CountsToCache) => JSON.stringify([changed, ...Object.entries(filters).toSorted()])

/** Returns the number of matching courses, exact up to the cap of lists. */
export async function totalOf(ctx: Context, filters: CourseFilters): Promise<number> {
  return rememberedTotal(ctx, { filters, changed: await lastChange(ctx) })
}

const rememberedTotal = ttlCache(
  CACHE_SECONDS,
  ({ db }: Context, { filters }: CountsToCache) => countRows(db, sql`course where ${matching(filters)}`),
  { nameOf },
)

/** Returns the counts shown next to a list. Each filter's counts ignore that filter itself. */
export async function countCourses(ctx: Context, filters: CourseFilters): Promise<CourseFigures> {
  const { total, values } = await rememberedCounts(ctx, { filters, changed: await lastChange(ctx) })
  const prices = coursePrices.map((slug) => ({ slug, name: t(priceNames[slug]) }))
  const unknown = { slug: notSpecified.slug, name: t(priceNames['not-specified']) }
  const levels = [...courseLevels.map((slug) => ({ slug, name: t(levelNames[slug]) })), unknown]
  return {
    courses: total,
    categories: mostFirst(values.category, ({ slug }) => categoryName(slug)).map(present),
    levels: inOrder(values.level, levels).map(present),
    prices: inOrder(values.price, prices).map(present),
    languages: mostFirst(values.language, ({ slug }) =>
      slug === unknown.slug ? unknown.name : languageName(slug),
    ).map(present),
    skills: mostFirst(values.skill, ({ slug }) => (slug === unknown.slug ? null : skillName(slug))).map(present),
  }
}

/** The counts without names, which depend on the language. */
const rememberedCounts = ttlCache(
  CACHE_SECONDS,
  ({ db }: Context, { filters }: CountsToCache) => {
    const rowsOf = (except?: keyof typeof facets) => sql`course where ${matching(filters, except)}`
    return countFacets(db, { facets, filters, rowsOf })
  },
  { nameOf },
)

function present({ slug, name, count }: Choice) {
  return { slug, name, courses: count }
}

async function lastChange({ db }: Context): Promise<string> {
  const { rows } = await sql<{ changed: string | null }>`select max(updated_at)::text as changed from course`.execute(
    db,
  )
  return rows[0]?.changed ?? ''
}

/** Returns the catalog's spelling of the skill with this key. */
function skillName(slug: string): string {
  return entriesOf('skills', [slug])[0]?.name ?? slug.replaceAll('-', ' ')
}
