import type { DocumentLine, ResumeLine } from './resume-line.ts'

/** The limits of the text that is read from a document. */
export interface Bounds {
  readonly lines: number
  /** The number of bytes of the text in UTF-8. */
  readonly bytes: number
}

/** About 50 full pages. The reply has the text twice, so this also limits its size. */
export const mostOfDocument: Bounds = { lines: 2_500, bytes: 72_000 }
/** The maximum length of a line. No line of a page is longer, but a paragraph of a text without line breaks may be. */
const longestLine = 600

export interface BoundLines {
  readonly lines: readonly ResumeLine[]
  /** The lines within the limits, as in the document. */
  readonly texts: readonly string[]
  /** The number of lines beyond the limits, and the beginning of the first such line. */
  readonly over: { readonly count: number; readonly begins: string } | undefined
}

/**
 * Numbers the lines within the limits, and splits long lines between words, so that the rules take a limited time.
 * `beyond` is the number of lines that the document has after these.
 */
export function boundLines(document: readonly DocumentLine[], bounds: Bounds = mostOfDocument, beyond = 0): BoundLines {
  const lines: ResumeLine[] = []
  const texts: string[] = []
  let room = bounds.bytes
  for (const [index, line] of document.entries()) {
    const text = texts.length < bounds.lines ? beginningWithin(line.text, room) : ''
    room -= Buffer.byteLength(line.text) + 4
    if (text !== '') {
      lines.push(...partsOf({ ...line, text, at: index }))
      texts.push((line.isBullet ? '• ' : '') + text.replaceAll('\t', '   '))
    }
    if (text.length < line.text.length) {
      const over = {
        count: document.length - index + beyond,
        begins: line.text.slice(text.length, text.length + 60).trim(),
      }
      return { lines, texts, over }
    }
  }
  return { lines, texts, over: beyond > 0 ? { count: beyond, begins: '' } : undefined }
}

/** Returns a text if it fits, otherwise its beginning, or nothing if less than 2,000 bytes are left. */
function beginningWithin(text: string, room: number): string {
  const bytes = Buffer.byteLength(text)
  if (bytes <= room) return text
  return room < 2_000 ? '' : text.slice(0, Math.floor((room / bytes) * text.length * 0.9))
}

function partsOf(line: ResumeLine): ResumeLine[] {
  if (line.text.length <= longestLine) return [line]
  const parts: string[] = []
  for (let rest = line.text; rest !== ''; ) {
    const space = rest.length > longestLine ? rest.lastIndexOf(' ', longestLine) : rest.length
    const end = space > longestLine / 2 ? space : longestLine
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end)
  }
  const { isBullet: _, isApart: __, ...more } = line
  return parts
    .filter((text) => text !== '')
    .map((text, index) => ({ ...(index === 0 ? line : more), text, isFull: index < parts.length - 1 }))
}
