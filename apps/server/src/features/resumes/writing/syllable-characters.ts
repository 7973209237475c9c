/** Unicode's private use area in the basic plane, in which each character is one unit of a string. */
const [FIRST, LAST] = [0xe000, 0xf8ff]
const privateUse = /[\ue000-\uf8ff]/g

/**
 * Characters that stand for syllables in the text of one document. The layout sees single letters; the PDF's ToUnicode
 * map has the spelling of each.
 */
export interface SyllableCharacters {
  /** Returns the character for a syllable with this shape, always the same one; undefined if no character is left. */
  characterOf(look: string, text: string): string | undefined
  /** Returns a text with each syllable spelled out. */
  spelled(text: string): string
}

/** Creates the characters of a document. `isTaken` returns whether a font has its own glyph for a character. */
export function createSyllableCharacters(isTaken: (character: string) => boolean): SyllableCharacters {
  const characters = new Map<string, string>()
  const texts = new Map<string, string>()
  let next = FIRST
  return {
    characterOf(look, text) {
      const existingCharacter = characters.get(look)
      if (existingCharacter !== undefined) return existingCharacter
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

/** Removes private use characters from a text, because none of our fonts draws them and syllables need them. */
export function withoutPrivateUse(text: string): string {
  return text.replaceAll(/\p{Co}/gu, '')
}
