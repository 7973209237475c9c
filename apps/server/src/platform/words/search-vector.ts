import { splitWords, termOf } from './split-words.ts'
import { stemOf } from './stem-of.ts'

/** Postgres's weights, best first. */
type Weight = 'A' | 'B' | 'C' | 'D'

/** A text with the weight of its words. */
export interface WeighedText {
  readonly text: string
  readonly weight: Weight
}

/** The limits of Postgres's tsvector: the highest position, and the number of positions per term. */
const lastPosition = 16_383
const mostPositions = 255
/** The maximum number of different terms that are indexed, because a tsvector holds at most 1 MB. */
const mostTerms = 8_000

/** Marks a stem, so that it differs from a word that is written the same. */
export const STEM_MARK = '~'

/**
 * Returns texts in the input form of a Postgres `tsvector`. The positions continue from text to text with a gap, so
 * that no phrase spans two texts. If the language is known, words with an ending are also indexed by their stem.
 *
 * @param language ISO 639-1
 */
export function searchVector(texts: readonly WeighedText[], language: string | null = null): string {
  const places = new Map<string, string[]>()
  let position = 1
  const addTerm = (term: string, at: number, weight: Weight) => {
    const knownPlaces = places.get(term)
    if (knownPlaces === undefined && places.size >= mostTerms) return
    const list = knownPlaces ?? []
    if (list.length < mostPositions) list.push(`${Math.min(at, lastPosition)}${weight}`)
    places.set(term, list)
  }
  const add = (word: string, at: number, weight: Weight) => {
    addTerm(termOf(word), at, weight)
    const stem = language === null ? undefined : stemOf(word, language)
    if (stem !== undefined && stem !== termOf(word)) addTerm(stem + STEM_MARK, at, weight)
  }
  for (const { text, weight } of texts) {
    for (const { whole, parts } of splitWords(text)) {
      if (whole !== null) add(whole, position, weight)
      for (const [index, part] of parts.entries()) add(part, position + index, weight)
      position += parts.length
    }
    position += 1
  }
  return [...places].map(([term, list]) => `'${term}':${list.join()}`).join(' ')
}
