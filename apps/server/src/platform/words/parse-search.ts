/** A word or phrase to search for, as typed. */
export interface TypedTerm {
  readonly text: string
  readonly phrase: boolean
}

/** A search as typed. Each group must match by any of its terms, and no exclusion may match. */
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
/** Punctuation at the end of a clause. It is not a part of the word before it. */
const sentenceEnd = /(?<![,;:.!?])[,;:.!?]+$/
const hasLetter = /[\p{L}\p{N}]/u
/**
 * Words between alternatives, in lower case: English, German, French, Spanish and Italian, and Polish. `o` counts only
 * if it is typed in lower case.
 */
const orWords: ReadonlySet<string> = new Set(['or', 'oder', 'ou', 'o', 'lub', 'albo'])

/**
 * Parses a typed search: words, "phrases", `or` in several languages and `|` between alternatives, and `-`, `not` and
 * `without` before exclusions. `and` and parentheses have no meaning. Any input is valid, because operators without a
 * word are skipped. Linear in the length of the text.
 */
export function parseSearch(text: string): TypedSearch {
  const allOf: TypedTerm[][] = []
  const noneOf: TypedTerm[] = []
  let isExcluding = false
  let isJoining = false
  for (const token of tokensOf(text)) {
    if (token.kind === 'not') isExcluding = true
    else if (token.kind === 'or') isJoining = allOf.length > 0 && !isExcluding
    else {
      const group = isJoining ? allOf.at(-1) : undefined
      if (isExcluding || token.excluded) noneOf.push(token.term)
      else if (group) group.push(token.term)
      else allOf.push([token.term])
      isExcluding = false
      isJoining = false
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

function* wordToken(word: string, isExcluded: boolean): Iterable<Token> {
  const operator = isExcluded ? '' : word.toLowerCase()
  if (orWords.has(operator) && (operator !== 'o' || word === 'o')) yield { kind: 'or' }
  else if (operator === 'not' || operator === 'without') yield { kind: 'not' }
  else if (operator !== 'and' && hasLetter.test(word))
    yield { kind: 'term', term: { text: word.replace(sentenceEnd, ''), phrase: false }, excluded: isExcluded }
}
