import type { Font } from '@react-pdf/renderer'

interface Glyph {
  readonly id: number
  codePoints: readonly number[]
}

/** The part of fontkit's fonts that we use; fontkit has no types of its own. */
export interface FontFile {
  readonly ascent: number
  readonly descent: number
  readonly unitsPerEm: number
  layout: (...text: unknown[]) => { readonly glyphs: readonly Glyph[] }
  glyphForCodePoint: (point: number) => Glyph
  hasGlyphForCodePoint: (point: number) => boolean
}

const [HYPHEN, SPACE, ZERO_WIDTH_SPACE] = [0x2d, 0x20, 0x200b]

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
 * Prevents hyphens where a line breaks inside a word. The layout adds a hyphen at each such break, by requesting the
 * font's glyph for it outside of any text. It gets a space instead or, from a font without a space, a glyph without
 * shape, width or letter.
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

/**
 * Makes text copied from the PDF contain the letters that a syllable's glyph stands for. The layout counts each such
 * glyph as one character; the PDF's ToUnicode map lists all its letters.
 */
export function nameSyllables(font: FontFile, spelled: (character: string) => string): void {
  const layout = font.layout.bind(font)
  font.layout = (...text) => {
    const run = layout(...text)
    for (const glyph of run.glyphs) {
      const [point] = glyph.codePoints
      if (point === undefined || glyph.codePoints.length > 1) continue
      const letters = [...spelled(String.fromCodePoint(point))].map((letter) => letter.codePointAt(0) ?? 0)
      if (letters.length === 1 && letters[0] === point) continue
      glyph.codePoints = Object.assign([point], { [Symbol.iterator]: () => letters.values() })
    }
    return run
  }
}
