const BEFORE = 30
const LENGTH = 120

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
  const from = first <= BEFORE ? 0 : first - BEFORE
  const cut = line.slice(from, from + LENGTH).join('')
  return `${from > 0 ? '…' : ''}${cut}${from + LENGTH < line.length ? '…' : ''}`
}
