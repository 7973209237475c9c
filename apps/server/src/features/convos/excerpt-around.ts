const BEFORE = 30
const LENGTH = 120
/** How many characters may be skipped so that an excerpt begins with a whole word. */
const MOST_SKIPPED = 15

/** Returns an excerpt around the first searched word in a text; the beginning of the text without one. */
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

/** Returns the position of the first word that begins at or soon after `from`; otherwise `from`. */
function wordFrom(line: readonly string[], from: number): number {
  const space = line.indexOf(' ', from - 1)
  return space === -1 || space >= from + MOST_SKIPPED ? from : space + 1
}
