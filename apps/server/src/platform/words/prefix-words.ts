import { nearWords } from './near-words.ts'
import { plainWords } from './plain-words.ts'
import { allOfQuery } from './search-query.ts'
import { splitWords, termOf } from './split-words.ts'

/** The maximum number of words to search for; further words hardly narrow a search. */
const MOST_WORDS = 8
/** The maximum number of words with typo correction, because each long word has hundreds of neighbours. */
const MOST_WITH_ERRORS = 2

/** How to search for words that are still being typed. */
export interface WordPrefixes {
  readonly typed: string
  /** Whether a word may also differ by one typo from a whole word. */
  readonly forgiving: boolean
}

/**
 * Returns a `tsquery` for a `tsvector` of `searchVector`: each word is the beginning of a word in texts of these
 * weights, such as `AB`. Undefined if there is nothing to search for or, if `forgiving`, no word can be corrected.
 */
export function prefixTerms({ typed, forgiving }: WordPrefixes, weights: string): string | undefined {
  const words = splitWords(typed).flatMap(({ parts, pairs }) =>
    pairs && parts.length > 1 ? parts.slice(0, -1) : parts,
  )
  return queryOf(words, { forgiving, weights, termOf })
}

/** Returns a `tsquery` like `prefixTerms`, for a `tsvector` that the database generates from plain words. */
export function prefixPlainWords({ typed, forgiving }: WordPrefixes): string | undefined {
  return queryOf(plainWords(typed), { forgiving, weights: '', termOf: (word) => word })
}

interface PrefixOptions {
  readonly forgiving: boolean
  readonly weights: string
  readonly termOf: (word: string) => string
}

function queryOf(all: readonly string[], { forgiving, weights, termOf }: PrefixOptions): string | undefined {
  const words = all.slice(0, MOST_WORDS)
  const near = words.map((word, index) => (forgiving && index < MOST_WITH_ERRORS ? nearWords(word) : []))
  if (forgiving && near.every(({ length }) => length === 0)) return undefined
  const weightSuffix = weights === '' ? '' : `:${weights}`
  // No word has a quote or a backslash.
  const queries = words.map((word, index) => {
    const neighbours = new Set(near[index]?.map(termOf))
    return [
      `'${termOf(word)}':*${weights}`,
      ...[...neighbours].map((neighbour) => `'${neighbour}'${weightSuffix}`),
    ].join(' | ')
  })
  return allOfQuery(queries) ?? undefined
}
