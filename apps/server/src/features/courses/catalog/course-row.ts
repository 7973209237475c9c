import categories from '@rise/contract/catalogs/course-categories.json' with { type: 'json' }
import type { Audience } from '@rise/contract/content/kinds'
import type { CourseLevel } from '@rise/contract/courses/kinds'
import type { CourseCard } from '@rise/contract/courses/shapes'
import { languageName } from '@rise/contract/words'
import { type RawBuilder, sql } from 'kysely'
import { cutAtWord } from '../../content/index.ts'

/** A course with the columns that lists select. */
export interface CourseRow {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly provider: string
  readonly beginning: string
  readonly categories: readonly string[]
  readonly level: CourseLevel | null
  readonly hours: number | null
  readonly price: number | null
  readonly currency: string | null
  readonly language: string | null
  readonly skills: readonly string[]
  readonly skill_keys: readonly string[]
  readonly audience: Audience
  readonly average: number | null
  readonly ratings: number
  readonly want: number
  readonly doing: number
  readonly taken: number
}

/** The columns of `CourseRow`. */
export const courseColumns: RawBuilder<unknown> = sql`course.id, course.slug, course.title, course.provider,
  left(course.description, 400) as beginning, course.categories, course.level, course.hours::float8 as hours,
  course.price::float8 as price, course.currency, course.language, course.skills, course.skill_keys, course.audience,
  round(course.rating_sum / nullif(course.ratings, 0)::numeric, 1)::float8 as average, course.ratings, course.want,
  course.doing, course.taken`

const nameOf = new Map(categories.map(({ slug, name }) => [slug, name]))

/** Returns the name of a category; undefined if it is no longer in the catalog. */
export function categoryName(slug: string): string | undefined {
  return nameOf.get(slug)
}

/** Returns the address of a course's page. */
export function coursePath(slug: string): string {
  return `/courses/${slug}`
}

export function presentCourse(row: CourseRow): CourseCard {
  const { price, currency, language, skills, skill_keys: keys, average, ratings } = row
  return {
    ...{ _id: row.id, slug: row.slug, title: row.title, provider: row.provider, summary: cutAtWord(row.beginning) },
    categories: row.categories.flatMap((slug) => {
      const name = categoryName(slug)
      return name === undefined ? [] : [{ slug, name }]
    }),
    ...{ level: row.level, hours: row.hours },
    price: price === null ? null : { amount: price, currency: price === 0 ? null : currency },
    language: language === null ? null : { slug: language, name: languageName(language) ?? language },
    skills: skills.map((name, index) => ({ slug: keys[index] ?? '', name })),
    audience: row.audience,
    rating: { average, count: ratings },
    ...{ want: row.want, doing: row.doing, taken: row.taken },
  }
}
