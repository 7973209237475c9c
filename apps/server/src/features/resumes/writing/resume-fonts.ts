import { fileURLToPath } from 'node:url'
import type { Font } from '@react-pdf/renderer'
import { isSurelyDrawn, longestUndrawnWord, mostUndrawnWords } from '@rise/contract/resumes/limits'
import { breakAnywhere, breakWord, isBrokenAnywhere } from './break-word.ts'
import { type FontFile, hideHyphens, loadFonts, nameSyllables } from './font-files.ts'
import type { ResumeOutline } from './resume-outline.ts'
import { type FontShare, scriptFontsFor, shareOf } from './script-fonts.ts'
import type { Setting } from './set-in-syllables.ts'
import { createSyllableCharacters, withoutPrivateUse } from './syllable-characters.ts'

/**
 * The font files by family. Each file has the letters of some scripts; the files of a family are tried in order for
 * each letter.
 */
const fonts = {
  serif: {
    package: import.meta.resolve('@fontsource/source-serif-4/package.json'),
    name: 'source-serif-4',
    scripts: ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'],
  },
  sans: {
    package: import.meta.resolve('@fontsource/figtree/package.json'),
    name: 'figtree',
    scripts: ['latin', 'latin-ext'],
  },
  plain: {
    package: import.meta.resolve('@fontsource/noto-sans/package.json'),
    name: 'noto-sans',
    scripts: ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'],
  },
} as const
export type Face = keyof typeof fonts

const weights = [400, 600]
/**
 * Other fonts are tried for at most this many letters that the designs' own fonts lack. Even in a script with about
 * 4,000 usual characters, a résumé has only a tenth of them.
 */
const mostLetters = 2_000
/** The fonts to try for each letter, in order: Noto Sans may have a letter that Figtree lacks. */
const fallbacks: Readonly<Record<Face, readonly Face[]>> = {
  serif: ['serif', 'plain'],
  sans: ['sans', 'plain'],
  plain: ['plain'],
}

export interface FontsOfOutline {
  /** The families in the order in which they are tried for a letter. */
  readonly families: string[]
  /** The outline without letters that no font has, and with one character for each syllable of some scripts. */
  readonly outline: ResumeOutline
  /** Returns the spelling of a text in the outline. */
  readonly spelled: (text: string) => string
  /** The words that contain letters without a font. */
  readonly undrawn: readonly string[]
}

/**
 * Registers the families that an outline needs, in place of the previous document's families. A font that was used
 * before remembers letters that it saw only as parts of others (the dots of a colon), and can no longer identify them.
 */
export async function registerFonts(store: typeof Font, face: Face, written: ResumeOutline): Promise<FontsOfOutline> {
  const plainOutline = inPlainForms(JSON.stringify(written))
  const registeredFonts = store.getRegisteredFonts()
  const families: string[] = []
  const register = (family: string, sources: readonly string[]) => {
    delete registeredFonts[family]
    store.register({ family, fonts: sources.map((src, at) => ({ src, fontWeight: weights[at] ?? 400 })) })
    families.push(family)
  }
  for (const each of fallbacks[face]) {
    const { package: home, name, scripts } = fonts[each]
    for (const script of scripts) {
      const file = (weight: number) => new URL(`files/${name}-${script}-${weight}-normal.woff`, home)
      register(
        `${each}-${script}`,
        weights.map((weight) => fileURLToPath(file(weight))),
      )
    }
  }
  if (isSurelyDrawn(plainOutline)) {
    store.registerHyphenationCallback((word) => breakWord(word))
    return { families, outline: JSON.parse(plainOutline), spelled: (words) => words, undrawn: [] }
  }
  const files = await loadFonts(store, families, weights)
  const characters = createSyllableCharacters((character) => hasLetter(files, character))
  let text = withoutPrivateUse(plainOutline)
  const missingLetters = [...new Set(plainOutline)].filter(
    (letter) => !invisible.test(letter) && !hasLetter(files, letter),
  )
  let remainingLetters = missingLetters.slice(0, mostLetters)
  for (const font of remainingLetters.length > 0 ? await scriptFontsFor(text) : []) {
    const share = await shareOf(font, remainingLetters)
    if (share.letters.size === 0) continue
    const { made, ...set } = await setWith(share, text, { characters, heights: heightsOf(files[0]) })
    if (made.length === 0) continue
    text = set.text
    register(font.name, made.map(dataUrl))
    files.push(...(await loadFonts(store, [font.name], weights)))
    const writtenLetters = new Set(text)
    remainingLetters = remainingLetters.filter((letter) => writtenLetters.has(letter) && !hasLetter(files, letter))
  }
  const { spelled } = characters
  const isUnspaced = isBrokenAnywhere(spelled(text))
  if (isUnspaced) for (const file of files) hideHyphens(file)
  for (const file of files) nameSyllables(file, spelled)
  const breakInto = isUnspaced ? breakAnywhere : breakWord
  store.registerHyphenationCallback((word) => breakInto(word, spelled))
  const omittedLetters = new Set([...remainingLetters, ...missingLetters.slice(mostLetters)])
  const printedText =
    omittedLetters.size === 0 ? text : [...text].filter((letter) => !omittedLetters.has(letter)).join('')
  return {
    families,
    outline: JSON.parse(printedText),
    spelled,
    undrawn: wordsWith(omittedLetters, JSON.parse(plainOutline)),
  }
}

function heightsOf(font: FontFile | undefined) {
  const { ascent = 1, descent = -0.25, unitsPerEm = 1 } = font ?? {}
  return { ascent: ascent / unitsPerEm, descent: descent / unitsPerEm }
}

/** Creates the fonts for a share of the letters, in the weights that the text needs. */
async function setWith(share: FontShare, text: string, setting: Omit<Setting, 'boldTextOf'>) {
  const boldTextOf = (written: string) => boldPartOf(JSON.parse(written))
  if (share.font.isSyllabic) {
    const { setInSyllables } = await import('./set-in-syllables.ts')
    const { files, text: inSyllables } = await setInSyllables(share, text, { ...setting, boldTextOf })
    return { made: files, text: inSyllables }
  }
  const { makeFont } = await import('./make-font.ts')
  const fonts = [await makeFont(share, 400)]
  const bold = new Set(boldTextOf(text))
  const letters = [...share.letters.values()].flat().filter((letter) => bold.has(letter))
  const shareOfBold = await shareOf(share.font, letters)
  if (shareOfBold.letters.size > 0) fonts.push(await makeFont(shareOfBold, 600))
  return { made: fonts, text }
}

/**
 * Characters that need no glyph: white space, control characters, and invisible ones such as joiners and direction
 * marks.
 */
const invisible = /[\p{Z}\p{Cc}\p{Cf}]/u

/**
 * Returns the first words that contain any of these letters, once each, in the order of the page. Shortens long words.
 */
function wordsWith(letters: ReadonlySet<string>, value: unknown): string[] {
  if (letters.size === 0) return []
  const words = textsIn(value)
    .flatMap((text) => text.split(/\s+/u))
    .filter((word) => [...word].some((letter) => letters.has(letter)))
  return [...new Set(words)].slice(0, mostUndrawnWords).map((word) => word.slice(0, longestUndrawnWord))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function hasLetter(files: readonly FontFile[], letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0
  return files.some((file) => file.hasGlyphForCodePoint(point))
}

/**
 * Removes skin tones of emoji and variation selectors, which only change shapes; writes flags as the letters of their
 * countries.
 */
function inPlainForms(text: string): string {
  return text
    .replaceAll(/[\p{Variation_Selector}\p{Emoji_Modifier}]/gu, '')
    .replaceAll(/\p{Regional_Indicator}/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x1f1e6 + 0x41))
}

/** Returns the text that the designs set in their heavier weight. */
function boldPartOf({ name, sections }: ResumeOutline): string {
  const words = sections.flatMap(({ title, entries = [], items = [] }) => [
    title,
    ...entries.map((entry) => entry.title),
    ...items.map((item) => `${item.name}: `),
  ])
  return [name, ...words].join(' ')
}

function dataUrl(font: Buffer): string {
  return `data:font/ttf;base64,${font.toString('base64')}`
}
