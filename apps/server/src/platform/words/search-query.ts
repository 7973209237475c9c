import { type SplitWord, splitWords, termOf } from './split-words.ts'

/** A term as a Postgres `tsquery`: its words next to each other. Null when it contains nothing to search for. */
export function termQuery(text: string): string | null {
  const words = splitWords(text)
  return words.length === 0 ? null : followedBy(words.map(wordQuery))
}

/** Combines the queries with "and"; null when there are none. */
export function allOfQuery(queries: readonly string[]): string | null {
  return queries.length === 0 ? null : queries.map(bracket).join(' & ')
}

/** Combines the queries with "or"; null when there are none. */
export function anyOfQuery(queries: readonly string[]): string | null {
  return queries.length === 0 ? null : queries.map(bracket).join(' | ')
}

function wordQuery({ whole, parts, pairs }: SplitWord): string {
  if (pairs) {
    const [first = ''] = parts
    // A single character matches the beginning of any pair; with several characters, the pairs suffice.
    return parts.length === 1 ? `${quote(first)}:*` : followedBy(parts.slice(0, -1).map(quote))
  }
  const phrase = followedBy(parts.map((part) => quote(termOf(part))))
  return whole === null ? phrase : `(${quote(termOf(whole))} | (${phrase}))`
}

function followedBy(queries: readonly string[]): string {
  return queries.length === 1 ? (queries[0] ?? '') : queries.map(bracket).join(' <-> ')
}

function bracket(query: string): string {
  return `(${query})`
}

/** Terms contain letters, digits, marks and a few signs, none of them a quote or a backslash. */
function quote(term: string): string {
  return `'${term}'`
}
