import { STEM_MARK } from './search-vector.ts'
import { plainWordOf, type SplitWord, splitWords, termOf } from './split-words.ts'
import { stemsOf } from './stem-of.ts'

/**
 * Returns a term as a Postgres `tsquery`: its words next to each other, in texts of these weights (`AB`) or in all
 * texts. Null if it contains nothing to search for.
 */
export function termQuery(text: string, weights = ''): string | null {
  const words = splitWords(text)
  return words.length === 0 ? null : followedBy(words.map((word) => wordQuery(word, weights)))
}

/**
 * Returns the query for a word in all its forms: itself, its stems, and words with the same stem. For several words and
 * compounds, it is the query of `termQuery`. Null if the text contains nothing to search for.
 */
export function formsQuery(text: string, weights = ''): string | null {
  const word = plainWordOf(text)
  if (word === undefined) return termQuery(text, weights)
  const stems = stemsOf(word)
  const terms = new Set([termOf(word), ...stems, ...stems.map((stem) => stem + STEM_MARK)])
  return [...terms].map((term) => labelled(term, weights)).join(' | ')
}

/** Combines the queries with "and"; null if there are none. */
export function allOfQuery(queries: readonly string[]): string | null {
  return queries.length === 0 ? null : queries.map(bracket).join(' & ')
}

/** Combines the queries with "or"; null if there are none. */
export function anyOfQuery(queries: readonly string[]): string | null {
  return queries.length === 0 ? null : queries.map(bracket).join(' | ')
}

function wordQuery({ whole, parts, pairs }: SplitWord, weights: string): string {
  if (pairs) {
    const [first = ''] = parts
    // A single character matches the beginning of any pair; with several characters, the pairs suffice.
    return parts.length === 1
      ? `${quote(first)}:*${weights}`
      : followedBy(parts.slice(0, -1).map((part) => labelled(part, weights)))
  }
  const phrase = followedBy(parts.map((part) => labelled(termOf(part), weights)))
  return whole === null ? phrase : `(${labelled(termOf(whole), weights)} | (${phrase}))`
}

/** Joins queries into a phrase: each query must match directly after the one before it. */
export function followedBy(queries: readonly string[]): string {
  return queries.length === 1 ? (queries[0] ?? '') : queries.map(bracket).join(' <-> ')
}

function bracket(query: string): string {
  return `(${query})`
}

function labelled(term: string, weights: string): string {
  return weights === '' ? quote(term) : `${quote(term)}:${weights}`
}

/** Quotes a term. Terms contain letters, digits, marks and a few signs, none of them a quote or a backslash. */
function quote(term: string): string {
  return `'${term}'`
}
