import type { PDFPageProxy } from 'unpdf/pdfjs'

/** Words on a page, at a position in the page's own units. */
export interface Words {
  readonly str: string
  readonly width: number
  readonly transform: readonly number[]
  readonly fontName?: string
}

type Matrix = readonly [number, number, number, number, number, number]
/**
 * A letter with its width in thousandths of the font size, or a number, which is a shift to the left in the same unit.
 */
type Glyph = number | { readonly unicode?: string; readonly width?: number; readonly isSpace?: boolean } | null

interface State {
  readonly ctm: Matrix
  readonly font: string
  readonly size: number
  readonly charSpace: number
  readonly wordSpace: number
  readonly scale: number
  readonly leading: number
}

const identity: Matrix = [1, 0, 0, 1, 0, 0]
const first: State = { ctm: identity, font: '', size: 0, charSpace: 0, wordSpace: 0, scale: 1, leading: 0 }
/** The minimum width of a gap that counts as a space, in ems. */
const leastGap = 0.16

/** Returns the words of a page from its drawing commands, with soft hyphens as hyphens. */
export async function readGlyphs(page: PDFPageProxy): Promise<Words[]> {
  const { OPS } = await import('unpdf/pdfjs')
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 })
  const words: Words[] = []
  const stack: State[] = []
  let state = first
  let [line, text]: Matrix[] = [identity, identity]

  const move = (x: number, y: number) => {
    line = multiply(line ?? identity, [1, 0, 0, 1, x, y])
    text = line
  }
  const show = (glyphs: readonly Glyph[]) => {
    const drawnWords = drawGlyphs(glyphs, state, text ?? identity)
    words.push(...drawnWords.words)
    text = drawnWords.text
  }
  for (const [index, operation] of fnArray.entries()) {
    const args = (argsArray[index] ?? []) as never[]
    const numbers = args as readonly number[]
    const [one = 0, two = 0] = numbers
    if (operation === OPS.save) stack.push(state)
    else if (operation === OPS.restore) state = stack.pop() ?? first
    else if (operation === OPS.transform) state = { ...state, ctm: multiply(state.ctm, matrixOf(numbers)) }
    else if (operation === OPS.paintFormXObjectBegin) {
      stack.push(state)
      const [matrix] = args as readonly (readonly number[] | null)[]
      if (matrix) state = { ...state, ctm: multiply(state.ctm, matrixOf(matrix)) }
    } else if (operation === OPS.paintFormXObjectEnd) state = stack.pop() ?? first
    else if (operation === OPS.beginText) [line, text] = [identity, identity]
    else if (operation === OPS.setFont) state = { ...state, font: String(args[0]), size: two }
    else if (operation === OPS.setCharSpacing) state = { ...state, charSpace: one }
    else if (operation === OPS.setWordSpacing) state = { ...state, wordSpace: one }
    else if (operation === OPS.setHScale) state = { ...state, scale: one / 100 }
    else if (operation === OPS.setLeading) state = { ...state, leading: one }
    else if (operation === OPS.setTextMatrix) {
      const [matrix] = args as readonly unknown[]
      line = matrixOf(typeof matrix === 'number' ? numbers : (matrix as readonly number[]))
      text = line
    } else if (operation === OPS.moveText) move(one, two)
    else if (operation === OPS.setLeadingMoveText) {
      state = { ...state, leading: two }
      move(one, two)
    } else if (operation === OPS.nextLine) move(0, state.leading)
    else if (operation === OPS.showText || operation === OPS.showSpacedText) show((args as readonly Glyph[][])[0] ?? [])
  }
  return words
}

/** Returns the words drawn by one command, and the position after them. A wide gap counts as a space. */
function drawGlyphs(glyphs: readonly Glyph[], state: State, from: Matrix): { words: Words[]; text: Matrix } {
  const { size, charSpace, wordSpace, scale, ctm, font } = state
  const words: Words[] = []
  let text = from
  let [str, start, end] = ['', from, from]
  const flush = () => {
    if (str.trim() !== '') {
      const [a, b, c, d, x, y] = multiply(ctm, multiply(start, [size * scale, 0, 0, size, 0, 0]))
      const [, , , , endX, endY] = multiply(ctm, end)
      words.push({ str, fontName: font, width: Math.hypot(endX - x, endY - y), transform: [a, b, c, d, x, y] })
    }
    str = ''
  }
  for (const glyph of glyphs) {
    if (glyph === null) continue
    if (typeof glyph === 'number') {
      text = multiply(text, [1, 0, 0, 1, (-glyph / 1000) * size * scale, 0])
      if (-glyph / 1000 > leastGap && str !== '') str += ' '
      continue
    }
    if (str === '') start = text
    str += (glyph.unicode ?? '').replaceAll('\u{AD}', '-')
    const width = ((glyph.width ?? 0) / 1000) * size + charSpace + (glyph.isSpace ? wordSpace : 0)
    text = multiply(text, [1, 0, 0, 1, width * scale, 0])
    end = text
  }
  flush()
  return { words, text }
}

function matrixOf([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: ArrayLike<number> & Iterable<number>): Matrix {
  return [a, b, c, d, e, f]
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
