import type { DocumentLine, ResumeLine } from './resume-line.ts'

/** What of a document is read: about 50 full pages; the reply has the text twice. */
export interface Bounds {
  readonly lines: number
  /** Of the text in UTF-8. */
  readonly bytes: number
}

export const mostOfDocument: Bounds = { lines: 2_500, bytes: 72_000 }
/** No line of a page is longer; a paragraph of a text without line breaks may be. */
const longestLine = 600

export interface BoundLines {
  readonly lines: readonly ResumeLine[]
  /** The lines as the document has them. */
  readonly texts: readonly string[]
  /** How many lines are beyond the bounds, and how the first of them begins. */
  readonly over: { readonly count: number; readonly begins: string } | undefined
}

/** Numbers the lines within the bounds, and splits long ones between words, so that the rules take bounded time. */
export function boundLines(document: readonly DocumentLine[], bounds: Bounds = mostOfDocument): BoundLines {
  const lines: ResumeLine[] = []
  const texts: string[] = []
  let bytes = 0
  for (const [index, line] of document.entries()) {
    bytes += Buffer.byteLength(line.text) + 4
    if (texts.length >= bounds.lines || bytes > bounds.bytes) {
      const over = { count: document.length - index, begins: line.text.slice(0, 60) }
      return { lines, texts, over }
    }
    lines.push(...partsOf({ ...line, at: index }))
    texts.push((line.isBullet ? '• ' : '') + line.text.replaceAll('\t', '   '))
  }
  return { lines, texts, over: undefined }
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
