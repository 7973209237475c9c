const LONGEST_TEXT = 200

/**
 * Returns the part of a text that a font can draw. Characters that the font lacks lose their accents, or are omitted.
 * Returns an empty text if more than half of the letters are missing, because the rest would say something else.
 * @param has whether the font has a character, by its code point
 */
export function drawableText(text: string, has: (codePoint: number) => boolean): string {
  const all = [...text.slice(0, LONGEST_TEXT).toWellFormed().normalize('NFC')]
  const drawnCharacters = all.flatMap((character) => drawableCharacters(character, has))
  const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character)
  if (drawnCharacters.filter(isLetter).length * 2 < all.filter(isLetter).length) return ''
  const line = drawnCharacters.join('').replaceAll(/\s+/g, ' ').trim()
  return line !== '' && text.length > LONGEST_TEXT ? `${line}…` : line
}

function drawableCharacters(character: string, has: (codePoint: number) => boolean): string[] {
  if (/\s/.test(character)) return [' ']
  if (hasAll(character, has)) return [character]
  // Removes accents one by one, the last first, so that ễ becomes ê, or at least e.
  const parts = [...character.normalize('NFD')]
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const withFewerAccents = parts.slice(0, length).join('').normalize('NFC')
    if (hasAll(withFewerAccents, has)) return [withFewerAccents]
  }
  return []
}

function hasAll(text: string, has: (codePoint: number) => boolean): boolean {
  return [...text].every((character) => has(character.codePointAt(0) ?? 0))
}
