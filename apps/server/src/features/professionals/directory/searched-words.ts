import { parseSearch } from '../../../platform/words/parse-search.ts'
import { allOfQuery, anyOfQuery, termQuery } from '../../../platform/words/search-query.ts'

/** What somebody typed, for the database. */
export interface SearchedWords {
  /** A `tsquery` that must hold; undefined when there is nothing to look for. */
  readonly words: string | undefined
  /** A `tsquery` that must not hold. */
  readonly excluded: string | undefined
  /** Something was typed, but nothing in it can be looked for. */
  readonly isEmpty: boolean
}

/** Reads the words of a search: all must occur; `or`, quotes, and `-`, `not` or `without` do what they say. */
export function searchedWords(q: string): SearchedWords {
  const { allOf, noneOf } = parseSearch(q)
  const queriesOf = (terms: readonly { readonly text: string }[]) => terms.flatMap(({ text }) => termQuery(text) ?? [])
  const words = allOfQuery(allOf.flatMap((group) => anyOfQuery(queriesOf(group)) ?? [])) ?? undefined
  const excluded = anyOfQuery(queriesOf(noneOf)) ?? undefined
  return { words, excluded, isEmpty: q !== '' && words === undefined && excluded === undefined }
}
