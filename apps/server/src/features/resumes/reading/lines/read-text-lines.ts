import { type DocumentLine, resumeLine } from './resume-line.ts'

/** Returns the lines of plain text: three or more spaces are a gap, and an empty line is space above the next. */
export function linesOfText(text: string): DocumentLine[] {
  const lines: DocumentLine[] = []
  let isApart = false
  for (const written of text.split(/\r\n?|[\n\f\v\u{2028}\u{2029}]/u)) {
    const line = resumeLine(written.trim().replaceAll(/(?<=\S) {3,}(?=\S)/g, isSpaced(written) ? ' \t' : '\t'), {
      isApart,
    })
    if (line) lines.push(line)
    isApart = line === undefined
  }
  return lines
}

/** In `M A R A   Q U I L L`, the wide gaps divide words. */
function isSpaced(text: string): boolean {
  return /^\s*(?:\p{L}\s+){3,}\p{L}\s*$/u.test(text)
}
