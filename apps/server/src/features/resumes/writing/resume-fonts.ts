import { fileURLToPath } from 'node:url'
import type { Font } from '@react-pdf/renderer'
import { breakAnywhere, breakWord, isBrokenAnywhere } from './break-word.ts'
import { type FontFile, hideHyphens, loadFonts, nameGlyphs } from './font-files.ts'
import type { ResumeOutline } from './resume-outline.ts'
import { scriptFontsFor, shareOf } from './script-fonts.ts'

/** Each font file has the letters of some scripts; a family lists its files, which are tried for each letter. */
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
/** The most letters that the designs' own fonts lack: of about 4,000 known characters, a résumé uses a tenth. */
const mostLetters = 2_000
/** Noto Sans may have a letter that Figtree lacks. */
const fallbacks: Readonly<Record<Face, readonly Face[]>> = {
  serif: ['serif', 'plain'],
  sans: ['sans', 'plain'],
  plain: ['plain'],
}

interface FontsOfOutline {
  /** In the order in which they are tried for a letter. */
  readonly families: string[]
  /** Without the letters that no font has. */
  readonly outline: ResumeOutline
}

/**
 * Registers the families that an outline needs. Forgets the fonts of the document before: they remember letters that
 * they saw only as parts of others (the dots of a colon), and no longer know which these are.
 */
export async function registerFonts(store: typeof Font, face: Face, written: ResumeOutline): Promise<FontsOfOutline> {
  const text = inPlainForms(JSON.stringify(written))
  const known = store.getRegisteredFonts()
  const families: string[] = []
  const register = (family: string, sources: readonly string[]) => {
    delete known[family]
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
  store.registerHyphenationCallback(isBrokenAnywhere(text) ? breakAnywhere : breakWord)
  if (everyFontHas.test(text)) return { families, outline: JSON.parse(text) }
  const files = await loadFonts(store, families, weights)
  const lacked = [...new Set(text)].filter((letter) => !isUnseen.test(letter) && !hasLetter(files, letter))
  let left = lacked.slice(0, mostLetters)
  const bold = new Set(inPlainForms(boldTextOf(written)))
  if (left.length > 0) {
    const { makeFont } = await import('./make-font.ts')
    for (const font of await scriptFontsFor(text)) {
      const share = await shareOf(font, left)
      if (share.letters.size === 0) continue
      const made: string[] = []
      made.push(dataUrl(await makeFont(share, 400)))
      const shareOfBold = await shareOf(
        font,
        left.filter((letter) => bold.has(letter)),
      )
      if (shareOfBold.letters.size > 0) made.push(dataUrl(await makeFont(shareOfBold, 600)))
      register(font.name, made)
      files.push(...(await loadFonts(store, [font.name], weights)))
      left = left.filter((letter) => !hasLetter(files, letter))
    }
  }
  if (isBrokenAnywhere(text)) for (const file of files) hideHyphens(file)
  for (const file of files) nameGlyphs(file)
  const lacking = new Set([...left, ...lacked.slice(mostLetters)])
  const printed = lacking.size === 0 ? text : [...text].filter((letter) => !lacking.has(letter)).join('')
  return { families, outline: JSON.parse(printed) }
}

/** Texts in European languages, which need no lookup of fonts. */
const everyFontHas = /^[\u0020-\u024f\u2013-\u201e•…€]*$/u
/** White space, and characters that join letters or set their direction. */
const isUnseen = /[\p{Z}\p{C}]/u

function hasLetter(files: readonly FontFile[], letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0
  return files.some((file) => file.hasGlyphForCodePoint(point))
}

/**
 * Removes skin tones of emoji and variation selectors, which change only shapes; writes flags as the letters of their
 * countries, and Thai's sara am as its two parts.
 */
function inPlainForms(text: string): string {
  return text
    .replaceAll(/[\p{Variation_Selector}\p{Emoji_Modifier}]/gu, '')
    .replaceAll(/\p{Regional_Indicator}/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x1f1e6 + 0x41))
    .replaceAll(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
}

/** The text that the designs set in their heavier weight. */
function boldTextOf({ name, sections }: ResumeOutline): string {
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
