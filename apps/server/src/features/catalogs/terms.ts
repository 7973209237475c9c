import { foldText } from '../../platform/words/fold-text.ts'
import { singular } from '../../platform/words/singular.ts'
import { catalogNow, type PresentCatalog } from './present-catalogs.ts'
import { foldSpelling } from './spelling.ts'

/** A skill or a title of the catalogs, with its other names and its broader and narrower terms. */
export interface Term {
  readonly kind: 'skill' | 'title'
  readonly name: string
  readonly group: string
  /** The term's name and other names, which are synonyms in any language. */
  readonly equal: readonly string[]
  /** Names of its broader terms, nearest first: a developer is an engineer. */
  readonly broader: readonly string[]
  /** Names of its narrower terms. */
  readonly narrower: readonly string[]
}

/** Consecutive words that name terms. */
export interface NamedTerms {
  /** The position of the first word, and the number of words. */
  readonly at: number
  readonly length: number
  readonly terms: readonly Term[]
}

/** The number of words in the longest name. */
const MOST_WORDS = 5

interface TermOptions {
  /** Only terms of this kind. */
  readonly kind?: Term['kind']
  /** The maximum number of words in a name. */
  readonly longest?: number
}

interface Index {
  readonly skills: PresentCatalog
  readonly titles: PresentCatalog
  readonly byKey: ReadonlyMap<string, readonly Term[]>
}

let index: Index | undefined

/**
 * Returns every skill and title that a word or phrase names, ignoring case, accents, hyphens, word breaks and plurals.
 */
export function termsOf(text: string): readonly Term[] {
  return byKey().get(keyOf(text)) ?? []
}

/** Returns the terms named by consecutive words, from left to right: of several that begin at a word, the longest. */
export function termsIn(
  words: readonly string[],
  { kind, longest = MOST_WORDS }: TermOptions = {},
): readonly NamedTerms[] {
  const termsByKey = byKey()
  const termsAt = (at: number): NamedTerms | undefined => {
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      const termsByWords = termsByKey.get(keyOf(words.slice(at, at + length).join(' '))) ?? []
      const terms = kind === undefined ? termsByWords : termsByWords.filter((term) => term.kind === kind)
      if (terms.length > 0) return { at, length, terms }
    }
    return undefined
  }
  const namedTerms: NamedTerms[] = []
  for (let at = 0; at < words.length; ) {
    const match = termsAt(at)
    if (match) namedTerms.push(match)
    at += match?.length ?? 1
  }
  return namedTerms
}

/** Returns both catalogs in their current state, by every spelling. */
function byKey(): Index['byKey'] {
  const [skills, titles] = [catalogNow('skills'), catalogNow('titles')]
  if (index?.skills !== skills || index.titles !== titles) {
    index = { skills, titles, byKey: buildIndex(skills, titles) }
  }
  return index.byKey
}

function buildIndex(skills: PresentCatalog, titles: PresentCatalog): Map<string, Term[]> {
  const termsOfKey = new Map<string, Term[]>()
  const terms = [...termsOfCatalog(titles, 'title'), ...termsOfCatalog(skills, 'skill')]
  for (const term of terms) {
    for (const key of new Set(term.equal.map(keyOf))) {
      if (key !== '') termsOfKey.set(key, [...(termsOfKey.get(key) ?? []), term])
    }
  }
  return termsOfKey
}

function termsOfCatalog({ entries, bySpelling }: PresentCatalog, kind: Term['kind']): Term[] {
  // Files refer to other entries by a name that admins may have changed.
  const present = (name: string) => bySpelling.get(foldSpelling(name))?.name ?? name
  const narrower = new Map<string, string[]>()
  for (const { name, broader = [] } of entries) {
    for (const other of broader.map(present)) narrower.set(other, [...(narrower.get(other) ?? []), name])
  }
  return entries.map(({ name, group, aliases, broader = [] }) => ({
    ...{ kind, name, group, equal: [name, ...aliases] },
    ...{ broader: broader.map(present), narrower: narrower.get(name) ?? [] },
  }))
}

/**
 * Returns the key by which names are compared. Hyphens, word breaks and the plural are ignored: `front end`,
 * `front-end` and `frontend` are one key; `.NET` and `net` are two.
 */
function keyOf(text: string): string {
  const joinedText = foldText(text).replaceAll(/(?<=[\p{L}\p{N}])\.|[^\p{L}\p{N}\p{M}+#&.]+/gu, '')
  return singular(joinedText)
}
