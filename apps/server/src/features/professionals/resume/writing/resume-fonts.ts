import { fileURLToPath } from 'node:url'
import type { Font } from '@react-pdf/renderer'

/** Each file of a font has the letters of some scripts; a family is the row of them, tried letter by letter. */
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
    scripts: ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'devanagari'],
  },
} as const
type Face = keyof typeof fonts

const weights = { serif: [400, 600], sans: [400, 600], plain: [400, 600] } as const
/** Where Figtree has no letter, Noto Sans may have one. */
const fallbacks: Readonly<Record<Face, readonly Face[]>> = {
  serif: ['serif', 'plain'],
  sans: ['sans', 'plain'],
  plain: ['plain'],
}

/** The families to set a text in, in the order in which they are asked for a letter. */
export function familiesOf(face: Face): string[] {
  return fallbacks[face].flatMap((each) => fonts[each].scripts.map((script) => `${each}-${script}`))
}

/**
 * Makes the families known; files are read when a letter of them is set. Fonts of a document before are forgotten: they
 * remember letters that they only saw as parts of others (the points of a colon) without saying what these are.
 */
export function registerFonts(store: typeof Font, face: Face): void {
  const known = store.getRegisteredFonts()
  for (const each of fallbacks[face]) {
    const { package: home, name, scripts } = fonts[each]
    for (const script of scripts) {
      delete known[`${each}-${script}`]
      const files = weights[each].map((fontWeight) => ({
        src: fileURLToPath(new URL(`files/${name}-${script}-${fontWeight}-normal.woff`, home)),
        fontWeight,
      }))
      store.register({ family: `${each}-${script}`, fonts: files })
    }
  }
  store.registerHyphenationCallback(partsOfWord)
}

const longest = 28

/** Words stay whole, but those that no line would hold. */
function partsOfWord(word: string | null): string[] {
  if (word === null || word.length <= longest) return [word ?? '']
  return word.match(new RegExp(`.{1,${longest / 2}}`, 'gsu')) ?? [word]
}
