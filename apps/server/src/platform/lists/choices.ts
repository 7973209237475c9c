import { NOT_SPECIFIED } from '@rise/contract/list'
import { compareNames } from '@rise/contract/words'
import type { CountedValue } from './count-facets.ts'

/** A value of a filter, with the number of rows that the filter would leave. */
export interface Choice {
  readonly slug: string
  readonly name: string
  readonly count: number
}

/** The choice for rows without a value. */
export const notSpecified = { slug: NOT_SPECIFIED, name: 'Not specified' } as const

/** Returns the counted values among these choices, in the order of the choices. */
export function inOrder(
  counted: readonly CountedValue[],
  offered: readonly { readonly slug: string; readonly name: string }[],
): Choice[] {
  const counts = new Map(counted.map(({ slug, count }) => [slug, count]))
  return offered.flatMap(({ slug, name }) => {
    const count = counts.get(slug)
    return count === undefined ? [] : [{ slug, name, count }]
  })
}

/** Returns the counted values that have a name, the most frequent first. */
export function mostFirst(
  counted: readonly CountedValue[],
  nameOf: (value: CountedValue) => string | null | undefined,
): Choice[] {
  return counted
    .flatMap((value) => {
      const name = nameOf(value)
      return name ? [{ slug: value.slug, name, count: value.count }] : []
    })
    .toSorted((a, b) => b.count - a.count || compareNames(a.name, b.name))
}
