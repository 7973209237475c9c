import { createRequire } from 'node:module'

/** A glyph of a syllable, in font units from the syllable's origin. */
interface PlacedGlyph {
  readonly id: number
  readonly x: number
  readonly y: number
}

/** Letters that affect each other's shape, with the glyphs that draw them. */
export interface Syllable {
  readonly text: string
  readonly glyphs: readonly PlacedGlyph[]
  readonly width: number
}

const emptyRun = { glyphs: [], width: 0 }

/**
 * Splits a syllable into its drawn part, and its marks as a part without shape or width. Readers of PDFs assume that a
 * glyph that spells a mark has no width, and would see a gap after it.
 */
function withMarksApart({ text, ...drawn }: Syllable): Syllable[] {
  const at = text.search(/(?<!^)\p{Mn}/u)
  return at < 0
    ? [{ text, ...drawn }]
    : [
        { text: text.slice(0, at), ...drawn },
        { text: text.slice(at), ...emptyRun },
      ]
}

/** The part of HarfBuzz that we use; HarfBuzz has no types of its own. */
interface HarfBuzz {
  createBlob(bytes: Uint8Array): Disposable
  createFace(blob: Disposable, index: number): Disposable & { collectUnicodes(): Uint32Array }
  createFont(face: Disposable): Disposable
  createBuffer(): Disposable & {
    addText(text: string): void
    guessSegmentProperties(): void
    json(): { g: number; cl: number; ax: number; ay: number; dx: number; dy: number }[]
  }
  shape(font: Disposable, buffer: Disposable): void
}
interface Disposable {
  destroy(): void
}

/** A font that shapes words. */
export interface Shaper {
  readonly letters: ReadonlySet<string>
  /** Returns the syllables of a word in reading order, with the marks of each as a separate part. */
  syllablesOf(word: string): Syllable[]
  close(): void
}

const require = createRequire(import.meta.url)

/** Opens a TrueType font for shaping. Close it afterwards, because its memory is not garbage-collected. */
export async function openShaper(bytes: Uint8Array): Promise<Shaper> {
  const harfBuzz: HarfBuzz = await require('harfbuzzjs')
  const blob = harfBuzz.createBlob(bytes)
  const face = harfBuzz.createFace(blob, 0)
  const font = harfBuzz.createFont(face)
  return {
    letters: new Set([...face.collectUnicodes()].map((point) => String.fromCodePoint(point))),
    syllablesOf(word) {
      const buffer = harfBuzz.createBuffer()
      buffer.addText(word)
      buffer.guessSegmentProperties()
      harfBuzz.shape(font, buffer)
      const shapedGlyphs = buffer.json()
      buffer.destroy()
      const starts = [...new Set(shapedGlyphs.map(({ cl }) => cl))]
        .filter((at) => at === 0 || !/\p{Cf}/u.test(word.charAt(at)))
        .toSorted((one, other) => one - other)
      return starts.flatMap((start, at) => {
        let [x, y] = [0, 0]
        const glyphs = shapedGlyphs
          .filter(({ cl }) => cl >= start && cl < (starts[at + 1] ?? word.length))
          .map(({ g, ax, ay, dx, dy }) => {
            const placedGlyph = { id: g, x: x + dx, y: y + dy }
            x += ax
            y += ay
            return placedGlyph
          })
        return withMarksApart({ text: word.slice(start, starts[at + 1]), glyphs, width: x })
      })
    },
    close() {
      for (const part of [font, face, blob]) part.destroy()
    },
  }
}
