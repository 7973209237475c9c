import { NOT_SPECIFIED } from '@rise/contract/list'
import { type RawBuilder, sql } from 'kysely'
import { prefixPlainWords } from '../words/prefix-words.ts'

/** The condition of each filter, given its value; undefined for a value that doesn't narrow the list. */
export type Conditions<Filters> = {
  readonly [Name in keyof Filters]-?: (value: NonNullable<Filters[Name]>) => RawBuilder<unknown> | undefined
}

/** Whether a filter narrows the list, which an empty text doesn't. */
export function isSet(value: unknown): boolean {
  return value !== undefined && value !== ''
}

/** Returns the conditions of the filters that are set, except the filter called `except`. */
export function conditionsOf<Filters>(
  conditions: Conditions<Filters>,
  filters: Filters,
  except?: keyof Filters,
): RawBuilder<unknown>[] {
  return (Object.keys(conditions) as (keyof Filters)[]).flatMap((name) => {
    const value = filters[name]
    return name === except || !isSet(value) ? [] : (conditions[name](value as NonNullable<typeof value>) ?? [])
  })
}

/** Returns a function that joins the conditions of the set filters with a condition on all rows. */
export function matchingOf<Filters>(all: RawBuilder<unknown>, conditions: Conditions<Filters>) {
  return (filters: Filters, except?: keyof Filters): RawBuilder<boolean> =>
    sql<boolean>`(${sql.join([all, ...conditionsOf(conditions, filters, except)], sql` and `)})`
}

/** Returns a function that returns the condition that a column equals a value. */
export function equals(column: string): (value: string | number) => RawBuilder<unknown> {
  return (value) => sql`${sql.ref(column)} = ${value}`
}

/**
 * Returns a function that returns the condition that a column equals a value. The value `not-specified` matches rows
 * without a value.
 */
export function equalsOrUnstated(column: string): (value: string) => RawBuilder<unknown> {
  return (value) => (value === NOT_SPECIFIED ? sql`${sql.ref(column)} is null` : equals(column)(value))
}

/**
 * Returns a function that returns the condition that each typed word begins a word of a `tsvector`. Text without
 * letters or digits matches nothing.
 */
export function hasWordPrefixes(vector: string): (typed: string) => RawBuilder<unknown> {
  return (typed) => {
    const words = prefixPlainWords({ typed, forgiving: false })
    return words === undefined ? sql`false` : sql`${sql.ref(vector)} @@ ${words}::tsquery`
  }
}
