const BEFORE = 30
const LENGTH = 120
/** How far a line begins later than it could, to begin with a whole word. */
const MOST_SKIPPED = 15

/** Returns a line of a text that shows the first of the words that were searched for; its beginning without one. */
export function excerptAround(text: string, words: string): string {
  const line = [...text.replaceAll(/\s+/g, ' ').trim()]
  const lower = line.map((character) => character.toLowerCase()).join('')
  const places = words
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (word === '' ? -1 : lower.indexOf(word)))
    .filter((place) => place !== -1)
  // In characters, not code units: an emoji is never cut in half.
  const first = places.length === 0 ? 0 : [...lower.slice(0, Math.min(...places))].length
  const from = first <= BEFORE ? 0 : wordFrom(line, first - BEFORE)
  const cut = line.slice(from, from + LENGTH).join('')
  return `${from > 0 ? '…' : ''}${cut}${from + LENGTH < line.length ? '…' : ''}`
}

/** Returns the place of the first word that begins here, or soon after; without one, this place. */
function wordFrom(line: readonly string[], from: number): number {
  const space = line.indexOf(' ', from - 1)
  return space === -1 || space >= from + MOST_SKIPPED ? from : space + 1
}
