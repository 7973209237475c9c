/** Unicode's area for private use in the basic plane, where each character is one unit of a string. */
const [FIRST, LAST] = [0xe000, 0xf8ff]
const privateUse = /[\ue000-\uf8ff]/g

/**
 * Characters that stand for syllables in the text of one document: the layout sees single letters, and the page's table
 * of texts says what each one spells.
 */
export interface SyllableCharacters {
  /** Returns the character for a syllable that looks this way, always the same one; none once all are in use. */
  characterOf(look: string, text: string): string | undefined
  /** Returns a text with each syllable spelled out. */
  spelled(text: string): string
}

/** `isTaken` says whether a font has a glyph of its own for a character. */
export function createSyllableCharacters(isTaken: (character: string) => boolean): SyllableCharacters {
  const characters = new Map<string, string>()
  const texts = new Map<string, string>()
  let next = FIRST
  return {
    characterOf(look, text) {
      const existing = characters.get(look)
      if (existing !== undefined) return existing
      while (next <= LAST && isTaken(String.fromCharCode(next))) next += 1
      if (next > LAST) return undefined
      const character = String.fromCharCode(next)
      next += 1
      characters.set(look, character)
      texts.set(character, text)
      return character
    },
    spelled: (text) => text.replaceAll(privateUse, (character) => texts.get(character) ?? character),
  }
}

/** Removes characters for private use from a text: no font of ours draws them, and syllables need them. */
export function withoutPrivateUse(text: string): string {
  return text.replaceAll(/\p{Co}/gu, '')
}
