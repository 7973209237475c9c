/** A word or phrase to search for, as typed. */
export interface TypedTerm {
  readonly text: string
  readonly phrase: boolean
}

/** A search as typed: each group must match by any of its terms, and none of the exclusions may. */
export interface TypedSearch {
  readonly allOf: readonly (readonly TypedTerm[])[]
  readonly noneOf: readonly TypedTerm[]
}

type Token =
  | { readonly kind: 'term'; readonly term: TypedTerm; readonly excluded: boolean }
  | { readonly kind: 'or' }
  | { readonly kind: 'not' }

const quotes = '"\u201c\u201d\u201e\u201f\u00ab\u00bb\u300c\u300d'
const token = new RegExp(
  String.raw`(?<minus>(?<![^\s|()])[-\u2212\u2013](?=[^\s|()]))?(?:[${quotes}](?<phrase>[^${quotes}]*)[${quotes}]?|(?<or>\|+)|(?<word>[^\s|()${quotes}]+))`,
  'gu',
)
/** Punctuation at the end of a clause; it doesn't belong to the word before it. */
const sentenceEnd = /(?<![,;:.!?])[,;:.!?]+$/
const hasLetter = /[\p{L}\p{N}]/u
/** Between alternatives in English, German, French, Spanish and Italian, and Polish. */
const orWords: ReadonlySet<string> = new Set(['or', 'oder', 'ou', 'o', 'lub', 'albo'])

/**
 * Parses a typed search: words, "phrases", `or` in several languages and `|` between alternatives, and `-`, `not` and `without` before
 * exclusions; `and` and parentheses mean nothing. Any input is valid: operators without a word are skipped. Linear in
 * the length of the text.
 */
export function parseSearch(text: string): TypedSearch {
  const allOf: TypedTerm[][] = []
  const noneOf: TypedTerm[] = []
  let excludes = false
  let joins = false
  for (const read of tokensOf(text)) {
    if (read.kind === 'not') excludes = true
    else if (read.kind === 'or') joins = allOf.length > 0 && !excludes
    else {
      const group = joins ? allOf.at(-1) : undefined
      if (excludes || read.excluded) noneOf.push(read.term)
      else if (group) group.push(read.term)
      else allOf.push([read.term])
      excludes = false
      joins = false
    }
  }
  return { allOf, noneOf }
}

function* tokensOf(text: string): Iterable<Token> {
  for (const { groups = {} } of text.matchAll(token)) {
    const { minus, phrase, or, word } = groups
    const isExcluded = minus !== undefined
    if (or !== undefined) yield { kind: 'or' }
    else if (phrase !== undefined) {
      if (hasLetter.test(phrase))
        yield { kind: 'term', term: { text: phrase.trim(), phrase: true }, excluded: isExcluded }
    } else if (word !== undefined) yield* wordToken(word, isExcluded)
  }
}

function* wordToken(word: string, excluded: boolean): Iterable<Token> {
  const operator = excluded ? '' : word.toLowerCase()
  if (orWords.has(operator) && (operator !== 'o' || word === 'o')) yield { kind: 'or' }
  else if (operator === 'not' || operator === 'without') yield { kind: 'not' }
  else if (operator !== 'and' && hasLetter.test(word))
    yield { kind: 'term', term: { text: word.replace(sentenceEnd, ''), phrase: false }, excluded }
}
