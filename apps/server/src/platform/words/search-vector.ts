import { splitWords, termOf } from './split-words.ts'

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

/**
 * Returns texts in the input form of a Postgres `tsvector`. The positions continue from text to text with a gap, so
 * that no phrase spans two texts.
 */
export function searchVector(texts: readonly WeighedText[]): string {
  const places = new Map<string, string[]>()
  let position = 1
  const add = (word: string, at: number, weight: Weight) => {
    const term = termOf(word)
    const knownPlaces = places.get(term)
    if (knownPlaces === undefined && places.size >= mostTerms) return
    const list = knownPlaces ?? []
    if (list.length < mostPositions) list.push(`${Math.min(at, lastPosition)}${weight}`)
    places.set(term, list)
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
