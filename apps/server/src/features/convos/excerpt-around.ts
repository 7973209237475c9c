const CHARACTERS_BEFORE = 30
const LENGTH = 120
/** The maximum number of characters that are skipped so that an excerpt begins with a whole word. */
const MOST_SKIPPED = 15

/**
 * Returns an excerpt around the first searched word in a text. If the text has none of the words, returns its
 * beginning.
 */
export function excerptAround(text: string, words: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()]
  const lower = characters.map((character) => character.toLowerCase()).join('')
  const matchPositions = words
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (word === '' ? -1 : lower.indexOf(word)))
    .filter((place) => place !== -1)
  // Counts characters, not code units, so that no emoji is cut in half.
  const first = matchPositions.length === 0 ? 0 : [...lower.slice(0, Math.min(...matchPositions))].length
  const from = first <= CHARACTERS_BEFORE ? 0 : wordFrom(characters, first - CHARACTERS_BEFORE)
  const cut = characters.slice(from, from + LENGTH).join('')
  return `${from > 0 ? '…' : ''}${cut}${from + LENGTH < characters.length ? '…' : ''}`
}

/** Returns the position of the first word that begins at or soon after `from`; otherwise `from`. */
function wordFrom(line: readonly string[], from: number): number {
  const space = line.indexOf(' ', from - 1)
  return space === -1 || space >= from + MOST_SKIPPED ? from : space + 1
}
