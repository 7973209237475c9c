import { type DocumentLine, resumeLine } from './resume-line.ts'

/** The lines of a text, and the number of lines after them. */
export interface TextLines {
  readonly lines: readonly DocumentLine[]
  readonly beyond: number
}

/**
 * Returns at most `most` lines of plain text. Three or more spaces are a gap; an empty line is space above the next
 * line.
 */
export function linesOfText(text: string, most = Number.POSITIVE_INFINITY): TextLines {
  const lines: DocumentLine[] = []
  let isApart = false
  for (const { written, end } of writtenLines(text)) {
    const line = resumeLine(written.trim().replaceAll(/(?<=\S) {3,}(?=\S)/g, isSpaced(written) ? ' \t' : '\t'), {
      isApart,
    })
    if (line) lines.push(line)
    isApart = line === undefined
    if (lines.length > most) return { lines: lines.slice(0, -1), beyond: 1 + countLines(text, end) }
  }
  return { lines, beyond: 0 }
}

const lineBreak = /\r\n?|[\n\f\v\u{2028}\u{2029}]/gu

function* writtenLines(text: string): Generator<{ written: string; end: number }> {
  let start = 0
  for (const { index, 0: sign } of text.matchAll(lineBreak)) {
    const end = index + sign.length
    yield { written: text.slice(start, index), end }
    start = end
  }
  yield { written: text.slice(start), end: text.length }
}

/** Counts the non-blank lines without creating lines. */
function countLines(text: string, from: number): number {
  let [count, isFilled] = [0, false]
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 10 || code === 13) {
      if (isFilled) count += 1
      isFilled = false
    } else if (code > 32) isFilled = true
  }
  return isFilled ? count + 1 : count
}

/** Whether a line has spaced letters: in `M A R A   Q U I L L`, the wide gaps separate words. */
function isSpaced(text: string): boolean {
  return /^\s*(?:\p{L}\s+){3,}\p{L}\s*$/u.test(text)
}
