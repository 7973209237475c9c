import { parseSearch } from '../../../platform/words/parse-search.ts'
import { allOfQuery, anyOfQuery, termQuery } from '../../../platform/words/search-query.ts'

/** Typed words in the form that the database needs. */
export interface SearchedWords {
  /** A `tsquery` that must match; undefined when there is nothing to search for. */
  readonly words: string | undefined
  /** A `tsquery` that must not match. */
  readonly excluded: string | undefined
  /** Whether something was typed, but contains nothing to search for. */
  readonly isEmpty: boolean
}

/**
 * Parses the words of a search. Each term must occur: a word, a phrase in quotes, or one of the words joined by `or`.
 * Terms after `-`, `not` or `without` must not occur.
 */
export function searchedWords(q: string): SearchedWords {
  const { allOf, noneOf } = parseSearch(q)
  const queriesOf = (terms: readonly { readonly text: string }[]) => terms.flatMap(({ text }) => termQuery(text) ?? [])
  const words = allOfQuery(allOf.flatMap((group) => anyOfQuery(queriesOf(group)) ?? [])) ?? undefined
  const excludedQuery = anyOfQuery(queriesOf(noneOf)) ?? undefined
  return { words, excluded: excludedQuery, isEmpty: q !== '' && words === undefined && excludedQuery === undefined }
}
