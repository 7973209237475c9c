import type { Font } from '@react-pdf/renderer'

interface Glyph {
  readonly id: number
  codePoints: readonly number[]
}

/** The part that we use of a font of fontkit, which has no types of its own. */
export interface FontFile {
  layout: (...text: unknown[]) => { readonly glyphs: readonly Glyph[] }
  glyphForCodePoint: (point: number) => Glyph
  hasGlyphForCodePoint: (point: number) => boolean
  stringsForGlyph: (id: number) => string[]
}

const [HYPHEN, SPACE, ZERO_WIDTH_SPACE] = [0x2d, 0x20, 0x200b]
/** From Devanagari to Sinhala. */
const indic = /^[\u0900-\u0dff]$/

/** Loads the files of font families in each weight. */
export async function loadFonts(
  store: typeof Font,
  families: readonly string[],
  weights: readonly number[],
): Promise<FontFile[]> {
  const files: FontFile[] = []
  for (const fontFamily of families) {
    for (const fontWeight of weights) {
      await store.load({ fontFamily, fontWeight })
      files.push(store.getFont({ fontFamily, fontWeight }).data as unknown as FontFile)
    }
  }
  return files
}

/**
 * Prevents hyphens where a line breaks inside a word. The layout adds one at each such break, by asking the font for
 * its glyph outside of any text: it gets a space instead or, from a font without one, a glyph without shape, width or
 * letter.
 */
export function hideHyphens(font: FontFile): void {
  const layout = font.layout.bind(font)
  const glyphForCodePoint = font.glyphForCodePoint.bind(font)
  let isSetting = false
  font.layout = (...text) => {
    isSetting = true
    try {
      return layout(...text)
    } finally {
      isSetting = false
    }
  }
  font.glyphForCodePoint = (point) => {
    if (point !== HYPHEN || isSetting) return glyphForCodePoint(point)
    const space = glyphForCodePoint(SPACE)
    return space.id > 0
      ? space
      : Object.create(space, { codePoints: { value: [ZERO_WIDTH_SPACE] }, advanceWidth: { value: 0 } })
  }
}

/** Makes parts of Indic letters copy as what they are, not as the letter that first contained them. */
export function nameGlyphs(font: FontFile): void {
  const layout = font.layout.bind(font)
  font.layout = (...text) => {
    const run = layout(...text)
    for (const glyph of run.glyphs) {
      const [letter] = font.stringsForGlyph(glyph.id).filter((each) => indic.test(each))
      if (letter !== undefined) glyph.codePoints = [letter.codePointAt(0) ?? 0]
    }
    return run
  }
}
