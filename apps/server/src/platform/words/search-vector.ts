import { splitWords, termOf } from './split-words.ts'

/** Postgres's weights, best first. */
type Weight = 'A' | 'B' | 'C' | 'D'

/** A text with the weight that its words have. */
export interface WeighedText {
  readonly text: string
  readonly weight: Weight
}

/** Bounds of Postgres's tsvector: positions end here, and a term keeps so many. */
const lastPosition = 16_383
const mostPositions = 255
/** What comes after so many different terms is not found by them; a tsvector holds 1 MB. */
const mostTerms = 8_000

/**
 * Texts as the input form of a Postgres `tsvector`. Positions run on from text to text with a gap, so that no phrase begins in one and
 * ends in the next.
 */
export function searchVector(texts: readonly WeighedText[]): string {
  const places = new Map<string, string[]>()
  let position = 1
  const add = (word: string, at: number, weight: Weight) => {
    const term = termOf(word)
    const known = places.get(term)
    if (known === undefined && places.size >= mostTerms) return
    const list = known ?? []
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
