import { parseSearch } from '../../../platform/words/parse-search.ts'
import { allOfQuery, anyOfQuery, termQuery } from '../../../platform/words/search-query.ts'

/** Typed words, ready for the database. */
export interface SearchedWords {
  /** A `tsquery` that must match; undefined when there is nothing to search for. */
  readonly words: string | undefined
  /** A `tsquery` that must not match. */
  readonly excluded: string | undefined
  /** Something was typed, but it contains nothing to search for. */
  readonly isEmpty: boolean
}

/** Parses the words of a search: all must occur; `or`, quotes, and `-`, `not` or `without` work as expected. */
export function searchedWords(q: string): SearchedWords {
  const { allOf, noneOf } = parseSearch(q)
  const queriesOf = (terms: readonly { readonly text: string }[]) => terms.flatMap(({ text }) => termQuery(text) ?? [])
  const words = allOfQuery(allOf.flatMap((group) => anyOfQuery(queriesOf(group)) ?? [])) ?? undefined
  const excluded = anyOfQuery(queriesOf(noneOf)) ?? undefined
  return { words, excluded, isEmpty: q !== '' && words === undefined && excluded === undefined }
}
