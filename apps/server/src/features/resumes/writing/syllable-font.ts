import { Font, type TTF } from 'fonteditor-core'
import type { Syllable } from './shape-words.ts'

type Glyph = TTF.Glyph

/** The syllables of a font, each by the character that stands for it. */
export type DrawnSyllables = ReadonlyMap<string, Syllable>

/** The line heights of a font as fractions of its size; `descent` is below the line, and negative. */
export interface LineHeights {
  readonly ascent: number
  readonly descent: number
}

/**
 * Creates a font with a space and one glyph for each syllable, drawn with the outlines of `source`, a TrueType font.
 * Its lines are as high as those of the design's own font, so that words of both fonts share a line.
 */
export function makeSyllableFont(source: Buffer, drawn: DrawnSyllables, { ascent, descent }: LineHeights): Buffer {
  const font = Font.create(source, { type: 'ttf', compound2simple: true })
  const parts = font.get()
  const [placeholder] = parts.glyf
  if (!placeholder) throw new Error('A font needs a placeholder.')
  const space = parts.glyf.find(({ unicode }) => unicode?.includes(0x20))
  const syllables = [...drawn].map(([character, syllable]) => joinGlyphs(parts.glyf, character, syllable))
  parts.glyf = [{ ...placeholder, unicode: [] }, ...(space ? [{ ...space, unicode: [0x20] }] : []), ...syllables]
  const { unitsPerEm } = parts.head as { readonly unitsPerEm?: number }
  const size = unitsPerEm ?? 1_000
  parts.hhea = { ...parts.hhea, ascent: Math.round(ascent * size), descent: Math.round(descent * size), lineGap: 0 }
  font.set(parts)
  return Buffer.from(font.write({ type: 'ttf', hinting: false }) as ArrayBuffer)
}

function joinGlyphs(source: readonly Glyph[], character: string, { glyphs, width }: Syllable): Glyph {
  const contours = glyphs.flatMap(({ id, x, y }) =>
    (source[id]?.contours ?? []).map((contour) =>
      contour.map((point) => ({ ...point, x: Math.round(point.x + x), y: Math.round(point.y + y) })),
    ),
  )
  const points = contours.flat()
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const xMin = least(xs)
  return {
    contours,
    xMin,
    xMax: -least(xs.map((x) => -x)),
    yMin: least(ys),
    yMax: -least(ys.map((y) => -y)),
    advanceWidth: width,
    leftSideBearing: xMin,
    name: `syllable${character.codePointAt(0)}`,
    unicode: [character.codePointAt(0) ?? 0],
  }
}

function least(numbers: readonly number[]): number {
  return numbers.reduce((low, number) => Math.min(low, number), numbers[0] ?? 0)
}
