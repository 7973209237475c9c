/** Returns a text's words for comparison: in lower case, without accents. */
function wordsOf(text: string): string[] {
  return normalise(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

/** Whether each typed word is a prefix of a word of the text. */
export function matchesPrefixes(text: string, typed: string): boolean {
  const words = wordsOf(text)
  return wordsOf(typed).every((prefix) => words.some((word) => word.startsWith(prefix)))
}

/** Splits the text into pieces; every other piece (the second, the fourth ...) matches a typed word. */
export function splitAtMatches(text: string, typed: string): readonly string[] {
  const prefixes = wordsOf(typed)
  const pieces = ['']
  const add = (piece: string, isMatch: boolean) => {
    if ((pieces.length % 2 === 0) !== isMatch) pieces.push('')
    pieces.push(`${pieces.pop()}${piece}`)
  }
  for (const [part] of text.matchAll(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu)) {
    const match = prefixes.filter((word) => normalise(part).startsWith(word)).toSorted((a, b) => b.length - a.length)[0]
    const length = match === undefined ? 0 : lengthOf(part, match.length)
    if (length > 0) add(part.slice(0, length), true)
    if (length < part.length) add(part.slice(length), false)
  }
  return pieces
}

/**
 * Returns how many characters of a word correspond to the first `foldedLength` characters of its normalised form, which
 * drops accents and turns some letters into two.
 */
function lengthOf(word: string, foldedLength: number): number {
  let end = 0
  while (end < word.length && normalise(word.slice(0, end)).length < foldedLength) end += 1
  // An accent that is a separate character belongs to its letter.
  while (/^\p{M}/u.test(word.slice(end))) end += 1
  return end
}
