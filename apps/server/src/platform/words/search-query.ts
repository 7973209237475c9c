import { type SplitWord, splitWords, termOf } from './split-words.ts'

/** A term as a Postgres `tsquery`: its words next to each other. Null when there is nothing in it to look for. */
export function termQuery(text: string): string | null {
  const words = splitWords(text)
  return words.length === 0 ? null : followedBy(words.map(wordQuery))
}

/** All of the queries; null when there are none. */
export function allOfQuery(queries: readonly string[]): string | null {
  return queries.length === 0 ? null : queries.map(bracket).join(' & ')
}

/** Any of the queries; null when there are none. */
export function anyOfQuery(queries: readonly string[]): string | null {
  return queries.length === 0 ? null : queries.map(bracket).join(' | ')
}

function wordQuery({ whole, parts, pairs }: SplitWord): string {
  if (pairs) {
    const [first = ''] = parts
    // A single character begins any pair; of several the pairs say all.
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

/** Terms hold letters, digits, marks and a few signs; none of them is a quote or a backslash. */
function quote(term: string): string {
  return `'${term}'`
}
