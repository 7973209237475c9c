import { nearWords } from './near-words.ts'
import { plainWords } from './plain-words.ts'
import { allOfQuery } from './search-query.ts'
import { splitWords, termOf } from './split-words.ts'

/** More words narrow nothing further. */
const MOST_WORDS = 8
/** Each long word has some hundred neighbours. */
const MOST_WITH_ERRORS = 3

/** What was typed so far, for the database. */
export interface BegunWords {
  /** A `tsquery`: each word begins one. */
  readonly begun: string
  /** The same where each word may also be one typing error away from a whole one; null where none is long enough. */
  readonly near: string | null
}

/** For a `tsvector` of `searchVector`: in texts of these weights, such as `AB`. Undefined when there is nothing to look for. */
export function begunTerms(typed: string, weights: string): BegunWords | undefined {
  const words = splitWords(typed).flatMap(({ parts, pairs }) =>
    pairs && parts.length > 1 ? parts.slice(0, -1) : parts,
  )
  return begunOf(words, termOf, weights)
}

/** For a `tsvector` that the database makes of plain words. Undefined when there is nothing to look for. */
export function begunPlainWords(typed: string): BegunWords | undefined {
  return begunOf(plainWords(typed), (word) => word, '')
}

function begunOf(
  all: readonly string[],
  termOfWord: (word: string) => string,
  weights: string,
): BegunWords | undefined {
  const words = all.slice(0, MOST_WORDS)
  // No word has a quote or a backslash.
  const begun = words.map((word) => `'${termOfWord(word)}':*${weights}`)
  const query = allOfQuery(begun)
  if (query === null) return undefined
  const others = words.map((word, index) => (index < MOST_WITH_ERRORS ? nearWords(word) : []))
  const near = begun.map((own, index) => {
    const neighbours = new Set(others[index]?.map(termOfWord))
    return [own, ...[...neighbours].map((word) => `'${word}'${weights && `:${weights}`}`)].join(' | ')
  })
  return { begun: query, near: others.some(({ length }) => length > 0) ? allOfQuery(near) : null }
}
