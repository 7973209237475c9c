import { makeFont } from './make-font.ts'
import type { FontShare } from './script-fonts.ts'
import { openShaper, type Shaper, type Syllable } from './shape-words.ts'
import type { SyllableCharacters } from './syllable-characters.ts'
import { type LineHeights, makeSyllableFont } from './syllable-font.ts'

/** A text in which a character stands for each syllable of a script, and the fonts that draw them. */
export interface TextInSyllables {
  readonly text: string
  /** The font files: in regular weight, and also in bold if some of the text is bold. */
  readonly files: readonly Buffer[]
}

export interface Setting {
  readonly characters: SyllableCharacters
  readonly heights: LineHeights
  /** Returns the part of a text that is set in bold. */
  boldTextOf(text: string): string
}

/** Writes the words of a script in syllables. Words for which no characters are left stay as they are. */
export async function setInSyllables(
  share: FontShare,
  written: string,
  { characters, heights, boldTextOf }: Setting,
): Promise<TextInSyllables> {
  const source = await makeFont(share, 400)
  return withShaper(source, async (shaper) => {
    const letters = [...share.letters.values()].flat().filter((letter) => shaper.letters.has(letter))
    if (letters.length === 0) return { text: written, files: [] }
    const pattern = wordPattern(letters)
    const words = new Map<string, string>()
    const drawnSyllables = new Map<string, Syllable>()
    for (const word of new Set(written.match(pattern))) {
      const syllables = shaper.syllablesOf(word)
      const standInCharacters = syllables.map((syllable) =>
        characters.characterOf(`${share.font.name} ${JSON.stringify(syllable)}`, syllable.text),
      )
      if (!standInCharacters.every((character) => character !== undefined)) continue
      words.set(word, standInCharacters.join(''))
      for (const [at, character] of standInCharacters.entries())
        drawnSyllables.set(character, syllables[at] as Syllable)
    }
    const text = written.replaceAll(pattern, (word) => words.get(word) ?? word)
    const bold = new Set([...boldTextOf(text)].filter((character) => drawnSyllables.has(character)))
    const files = [makeSyllableFont(source, drawnSyllables, heights)]
    if (bold.size > 0) files.push(await makeBold(share, words, bold, heights))
    return { text, files }
  })
}

/**
 * Creates the bold font. A word has the same syllables in each weight, because the weights of a font share their rules.
 */
async function makeBold(
  share: FontShare,
  words: ReadonlyMap<string, string>,
  bold: ReadonlySet<string>,
  heights: LineHeights,
): Promise<Buffer> {
  const source = await makeFont(share, 600)
  return withShaper(source, async (shaper) => {
    const drawnSyllables = new Map<string, Syllable>()
    for (const [word, stand] of words) {
      if (![...stand].some((character) => bold.has(character))) continue
      for (const [at, syllable] of shaper.syllablesOf(word).entries()) drawnSyllables.set(stand.charAt(at), syllable)
    }
    return makeSyllableFont(source, drawnSyllables, heights)
  })
}

async function withShaper<T>(font: Buffer, use: (shaper: Shaper) => Promise<T>): Promise<T> {
  const shaper = await openShaper(font)
  try {
    return await use(shaper)
  } finally {
    shaper.close()
  }
}

/** Returns a pattern for sequences of these letters, with the characters between them that join or separate them. */
function wordPattern(letters: readonly string[]): RegExp {
  const letterEscapes = letters.map((letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`).join('')
  return new RegExp(`[${letterEscapes}](?:[${letterEscapes}\\u200c\\u200d]*[${letterEscapes}\\u200d])?`, 'gu')
}
