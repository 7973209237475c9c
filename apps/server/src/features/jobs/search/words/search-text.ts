import type { TypedSearch, TypedTerm } from '../../../../platform/words/parse-search.ts'
import type { WordRange } from '../places/read-places.ts'

type Write = (term: TypedTerm) => string

/** Returns a search as someone would type it. */
export function keywordOf({ allOf, noneOf }: TypedSearch, write: Write = asTyped): string {
  return joinGroups(
    allOf.map((group) => writeGroup(group, write)),
    noneOf,
  )
}

/** Returns the search with these words in quotation marks, as a phrase or word by word. */
export function keywordWithQuoted(search: TypedSearch, { from, to }: WordRange, as: 'phrase' | 'words'): string {
  const texts = search.allOf.slice(from, to).map(([term]) => term?.text ?? '')
  const quotedTexts = as === 'phrase' ? [quote(texts.join(' '))] : texts.map(quote)
  return joinGroups([...writtenGroups(search, 0, from), ...quotedTexts, ...writtenGroups(search, to)], search.noneOf)
}

/** Returns the search without these words, or with others in their place. */
export function keywordWithout(search: TypedSearch, { from, to }: WordRange, instead: string | null = null): string {
  const replacement = instead === null ? [] : [instead]
  return joinGroups([...writtenGroups(search, 0, from), ...replacement, ...writtenGroups(search, to)], search.noneOf)
}

/** Returns the search with every word in quotation marks, so that none is corrected, widened or taken as a place. */
export function literalKeyword(search: TypedSearch): string {
  return keywordOf(search, ({ text }) => quote(text))
}

function writtenGroups({ allOf }: TypedSearch, from: number, to?: number): string[] {
  return allOf.slice(from, to).map((group) => writeGroup(group, asTyped))
}

function writeGroup(group: readonly TypedTerm[], write: Write): string {
  return group.map(write).join(' OR ')
}

function joinGroups(groups: readonly string[], noneOf: readonly TypedTerm[]): string {
  return [...groups, ...noneOf.map((term) => `-${asTyped(term)}`)].join(' ')
}

function asTyped({ text, phrase }: TypedTerm): string {
  return phrase ? quote(text) : text
}

function quote(text: string): string {
  return `"${text}"`
}
