import type { CourseFilters } from '@rise/contract/courses/endpoints'
import { NOT_SPECIFIED } from '@rise/contract/courses/kinds'
import { type RawBuilder, sql } from 'kysely'
import { begunPlainWords } from '../../../platform/words/begun-words.ts'
import { skillKey } from '../../jobs/index.ts'

type Name = keyof CourseFilters

/** Returns the condition that a course is public and matches the filters, without the one called `except`. */
export function matching(filters: CourseFilters, except?: Name): RawBuilder<boolean> {
  const names = (Object.keys(conditions) as Name[]).filter((name) => name !== except)
  const wanted = names.flatMap((name) => conditions[name](filters) ?? [])
  return sql<boolean>`(${sql.join([sql`course.state = 'public'`, ...wanted], sql` and `)})`
}

const conditions: { readonly [K in Name]: (filters: CourseFilters) => RawBuilder<boolean> | undefined } = {
  q({ q = '' }) {
    if (q === '') return undefined
    const words = begunPlainWords({ typed: q, forgiving: false })
    // Punctuation alone names no course.
    return words === undefined ? sql`false` : sql`course.terms @@ ${words}::tsquery`
  },
  category: ({ category }) => (category ? sql`course.categories @> array[${category}]` : undefined),
  level: ({ level }) => equals('level', level),
  price({ price }) {
    if (!price) return undefined
    if (price === NOT_SPECIFIED) return sql`course.price is null`
    return price === 'free' ? sql`course.price = 0` : sql`course.price > 0`
  },
  language: ({ language }) => equals('language', language),
  skill: ({ skill }) => (skill ? sql`course.skill_keys @> array[${skillKey(skill)}]` : undefined),
}

function equals(column: string, value: string | undefined): RawBuilder<boolean> | undefined {
  if (!value) return undefined
  const ref = sql.ref(`course.${column}`)
  return value === NOT_SPECIFIED ? sql`${ref} is null` : sql`${ref} = ${value}`
}
