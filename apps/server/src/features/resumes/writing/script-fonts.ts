import { readFile } from 'node:fs/promises'

/** A font for letters that the designs' own fonts lack. */
export interface ScriptFont {
  readonly name: string
  /** The URL of the package's `package.json`. The `unicode.json` next to it says which font file has which letters. */
  readonly home: string
  /**
   * The key of the font's only file, in which the shape of a letter depends on its neighbours. Otherwise the letters
   * are spread over many small files and have one shape each.
   */
  readonly file?: string
  /**
   * Whether letters join into syllables, which are often drawn in another order than they are spelled. Each syllable
   * then becomes one glyph, so that text copied from the page has its letters in order.
   */
  readonly isSyllabic?: boolean
  /** Whether the font has only one weight. */
  readonly isRegularOnly?: boolean
}

/** Letters that one font sets. */
export interface FontShare {
  readonly font: ScriptFont
  /** The letters by the key of the file that has them. */
  readonly letters: ReadonlyMap<string, readonly string[]>
}

const fontOf = (name: string, home: string, file?: string): ScriptFont => ({ name, home, ...(file && { file }) })
const noto = (script: string, home: string) => fontOf(`noto-sans-${script}`, home, script)
const syllabic = (script: string, home: string): ScriptFont => ({ ...noto(script, home), isSyllabic: true })
const [japanese, korean, simplified, traditional] = [
  fontOf('noto-sans-jp', import.meta.resolve('@fontsource-variable/noto-sans-jp/package.json')),
  fontOf('noto-sans-kr', import.meta.resolve('@fontsource-variable/noto-sans-kr/package.json')),
  fontOf('noto-sans-sc', import.meta.resolve('@fontsource-variable/noto-sans-sc/package.json')),
  fontOf('noto-sans-tc', import.meta.resolve('@fontsource-variable/noto-sans-tc/package.json')),
]
const alphabets: readonly ScriptFont[] = [
  // Noto's Arabic draws a letter as a body and its dots, so that text copied from the page would have other letters.
  fontOf('vazirmatn', import.meta.resolve('@fontsource-variable/vazirmatn/package.json'), 'arabic'),
  noto('hebrew', import.meta.resolve('@fontsource-variable/noto-sans-hebrew/package.json')),
  noto('armenian', import.meta.resolve('@fontsource-variable/noto-sans-armenian/package.json')),
  noto('georgian', import.meta.resolve('@fontsource-variable/noto-sans-georgian/package.json')),
  noto('ethiopic', import.meta.resolve('@fontsource-variable/noto-sans-ethiopic/package.json')),
  syllabic('devanagari', import.meta.resolve('@fontsource-variable/noto-sans-devanagari/package.json')),
  syllabic('bengali', import.meta.resolve('@fontsource-variable/noto-sans-bengali/package.json')),
  syllabic('tamil', import.meta.resolve('@fontsource-variable/noto-sans-tamil/package.json')),
  syllabic('telugu', import.meta.resolve('@fontsource-variable/noto-sans-telugu/package.json')),
  syllabic('kannada', import.meta.resolve('@fontsource-variable/noto-sans-kannada/package.json')),
  syllabic('malayalam', import.meta.resolve('@fontsource-variable/noto-sans-malayalam/package.json')),
  syllabic('gujarati', import.meta.resolve('@fontsource-variable/noto-sans-gujarati/package.json')),
  syllabic('gurmukhi', import.meta.resolve('@fontsource-variable/noto-sans-gurmukhi/package.json')),
  syllabic('oriya', import.meta.resolve('@fontsource-variable/noto-sans-oriya/package.json')),
  syllabic('sinhala', import.meta.resolve('@fontsource-variable/noto-sans-sinhala/package.json')),
  syllabic('myanmar', import.meta.resolve('@fontsource-variable/noto-sans-myanmar/package.json')),
  syllabic('khmer', import.meta.resolve('@fontsource-variable/noto-sans-khmer/package.json')),
  syllabic('lao', import.meta.resolve('@fontsource-variable/noto-sans-lao/package.json')),
  syllabic('thai', import.meta.resolve('@fontsource-variable/noto-sans-thai/package.json')),
]
const emoji = fontOf('noto-emoji', import.meta.resolve('@fontsource-variable/noto-emoji/package.json'))

const symbols: ScriptFont = {
  ...fontOf('noto-sans-symbols-2', import.meta.resolve('@fontsource/noto-sans-symbols-2/package.json'), 'symbols'),
  isRegularOnly: true,
}

/** Returns the fonts to try, in order, for the letters of a text that the designs' own fonts lack. */
export async function scriptFontsFor(text: string): Promise<ScriptFont[]> {
  const ideographic = await ideographs(text)
  return [...alphabets, ...ideographic, symbols, emoji, ...(ideographic.includes(simplified) ? [] : [simplified])]
}

/** Returns which of some letters the files of a font claim to have. A font may lack letters that its files claim. */
export async function shareOf(font: ScriptFont, some: readonly string[]): Promise<FontShare> {
  return { font, letters: await lettersOf(font, some) }
}

/**
 * Returns the fonts for ideographs in order, because languages draw the same character differently: kana mean Japanese,
 * hangul Korean. For Chinese, the simplified font comes first if it has at least as many of the characters as the
 * traditional one.
 */
async function ideographs(text: string): Promise<ScriptFont[]> {
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return []
  const han = [...new Set(text.match(/\p{Script=Han}/gu))]
  const count = async (font: ScriptFont) => [...(await lettersOf(font, han)).values()].flat().length
  const isTraditional = (await count(traditional)) > (await count(simplified))
  const chinese = isTraditional ? [traditional, simplified] : [simplified, traditional]
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [japanese, ...chinese, korean]
  if (/\p{Script=Hangul}/u.test(text)) return [korean, ...chinese, japanese]
  return [...chinese, japanese, korean]
}

type Ranges = readonly (readonly [from: number, to: number])[]
const rangesByPackage = new Map<string, Promise<ReadonlyMap<string, Ranges>>>()

async function lettersOf(font: ScriptFont, letters: readonly string[]): Promise<Map<string, string[]>> {
  const files = await rangesOf(font.home)
  const lettersByFile = new Map<string, string[]>()
  for (const letter of letters) {
    const point = letter.codePointAt(0) ?? 0
    for (const [key, ranges] of files) {
      const isOurs = font.file === undefined ? /^\d+$/.test(key) : key === font.file
      if (!isOurs || !ranges.some(([from, to]) => from <= point && point <= to)) continue
      lettersByFile.set(key, [...(lettersByFile.get(key) ?? []), letter])
      break
    }
  }
  return lettersByFile
}

/** Returns the letters that each file of a package has, by key. */
function rangesOf(home: string): Promise<ReadonlyMap<string, Ranges>> {
  const reading = rangesByPackage.get(home) ?? readRanges(home)
  rangesByPackage.set(home, reading)
  return reading
}

/** Reads the ranges by key from a `unicode.json`: `{ "[0]": "U+25ee8,U+26ff6-26ff8", "latin": ... }`. */
async function readRanges(home: string): Promise<ReadonlyMap<string, Ranges>> {
  const files: Record<string, string> = JSON.parse(await readFile(new URL('unicode.json', home), 'utf8'))
  return new Map(
    Object.entries(files).map(([key, ranges]) => [
      key.replace(/^\[(\d+)\]$/, '$1'),
      ranges.split(',').map((range) => {
        const [from = '0', to = from] = range.slice(2).split('-')
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
      }),
    ]),
  )
}
