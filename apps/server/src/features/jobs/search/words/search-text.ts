import type { TypedSearch, TypedTerm } from '../../../../platform/words/parse-search.ts'
import type { Stretch } from '../places/read-places.ts'

type Write = (term: TypedTerm) => string

/** Returns a search as someone would type it. */
export function keywordOf({ allOf, noneOf }: TypedSearch, write: Write = asTyped): string {
  return joined(
    allOf.map((group) => writeGroup(group, write)),
    noneOf,
  )
}

/** Returns the search with these words in quotation marks, as a phrase or word by word. */
export function keywordWithQuoted(search: TypedSearch, { from, to }: Stretch, as: 'phrase' | 'words'): string {
  const texts = search.allOf.slice(from, to).map(([term]) => term?.text ?? '')
  const quotedTexts = as === 'phrase' ? [quoted(texts.join(' '))] : texts.map(quoted)
  return joined([...writtenGroups(search, 0, from), ...quotedTexts, ...writtenGroups(search, to)], search.noneOf)
}

/** Returns the search without these words, or with others in their place. */
export function keywordWithout(search: TypedSearch, { from, to }: Stretch, instead: string | null = null): string {
  const between = instead === null ? [] : [instead]
  return joined([...writtenGroups(search, 0, from), ...between, ...writtenGroups(search, to)], search.noneOf)
}

/** Returns the search with every word in quotation marks, so that none is corrected, widened or read as a place. */
export function literalKeyword(search: TypedSearch): string {
  return keywordOf(search, ({ text }) => quoted(text))
}

function writtenGroups({ allOf }: TypedSearch, from: number, to?: number): string[] {
  return allOf.slice(from, to).map((group) => writeGroup(group, asTyped))
}

function writeGroup(group: readonly TypedTerm[], write: Write): string {
  return group.map(write).join(' OR ')
}

function joined(groups: readonly string[], noneOf: readonly TypedTerm[]): string {
  return [...groups, ...noneOf.map((term) => `-${asTyped(term)}`)].join(' ')
}

function asTyped({ text, phrase }: TypedTerm): string {
  return phrase ? quoted(text) : text
}

function quoted(text: string): string {
  return `"${text}"`
}
