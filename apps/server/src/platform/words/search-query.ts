import { type SplitWord, splitWords, termOf } from './split-words.ts'

/**
 * Returns a term as a Postgres `tsquery`: its words next to each other, in texts of these weights (`AB`) or in all
 * texts. Null if it contains nothing to search for.
 */
export function termQuery(text: string, weights = ''): string | null {
  const words = splitWords(text)
  return words.length === 0 ? null : followedBy(words.map((word) => wordQuery(word, weights)))
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
  const label = weights === '' ? '' : `:${weights}`
  if (pairs) {
    const [first = ''] = parts
    // A single character matches the beginning of any pair; with several characters, the pairs suffice.
    return parts.length === 1
      ? `${quote(first)}:*${weights}`
      : followedBy(parts.slice(0, -1).map((part) => quote(part) + label))
  }
  const phrase = followedBy(parts.map((part) => quote(termOf(part)) + label))
  return whole === null ? phrase : `(${quote(termOf(whole))}${label} | (${phrase}))`
}

/** Joins queries into a phrase: each query must match directly after the one before it. */
export function followedBy(queries: readonly string[]): string {
  return queries.length === 1 ? (queries[0] ?? '') : queries.map(bracket).join(' <-> ')
}

function bracket(query: string): string {
  return `(${query})`
}

/** Quotes a term. Terms contain letters, digits, marks and a few signs, none of them a quote or a backslash. */
function quote(term: string): string {
  return `'${term}'`
}
