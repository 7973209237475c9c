import { zipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import { RefusedResume } from '../refused-resume.ts'
import { type DocumentLine, resumeLine } from './resume-line.ts'

/** The parts of a .docx that contain text or its layout. */
export const isPartOfDocx = (name: string) =>
  /^\[Content_Types\]\.xml$|^_rels\/|^word\/(?:[^/]+\.xml|_rels\/)|vbaProject|\.bin$/i.test(name)

/**
 * Returns the lines of a Word document: headers, headings, paragraphs, lists, and tables cell by cell. Pictures and
 * everything else embedded in the document were never unpacked.
 *
 * @throws {RefusedResume} for macros, entities and broken documents
 */
export async function readDocxLines(parts: ReadonlyMap<string, Uint8Array>): Promise<DocumentLine[]> {
  for (const [name, bytes] of parts) {
    if (/vbaProject|\.bin$/i.test(name)) throw new RefusedResume('resume-unsafe')
    const text = Buffer.from(bytes).toString('latin1')
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text) || /macroEnabled/i.test(text)) throw new RefusedResume('resume-unsafe')
  }
  const { default: mammoth } = await import('mammoth')
  const plain = Buffer.from(zipSync(Object.fromEntries(parts), { level: 0 }))
  const ignored = mammoth.images.imgElement(async () => ({ src: '' }))
  const { value } = await mammoth
    .convertToHtml({ buffer: plain }, { convertImage: ignored, externalFileAccess: false })
    .catch(() => {
      throw new RefusedResume('resume-broken')
    })
  const lines = [...linesOfHeaders(parts), ...linesOfHtml(value)]
  if (lines.length === 0) throw new RefusedResume('resume-without-text')
  return lines
}

/** A name and its addresses are often in the header of the first page, which the conversion leaves out. */
function linesOfHeaders(parts: ReadonlyMap<string, Uint8Array>): DocumentLine[] {
  const seen = new Set<string>()
  return [...parts]
    .filter(([name]) => /^word\/header\d*\.xml$/.test(name))
    .flatMap(([, bytes]) => linesOfHeader(Buffer.from(bytes).toString('utf8')))
    .filter(({ text }) => !seen.has(text) && seen.add(text))
}

function linesOfHeader(xml: string): DocumentLine[] {
  const lines: DocumentLine[] = []
  let [words, isText] = ['', false]
  const parser = new Parser(
    {
      onopentagname(name) {
        if (name === 'w:t') isText = true
        if (name === 'w:tab') words += '\t'
        if (name === 'w:br') words += '\n'
      },
      ontext(text) {
        if (isText) words += text
      },
      onclosetag(name) {
        if (name === 'w:t') isText = false
        if (name !== 'w:p') return
        for (const part of words.split('\n')) lines.push(...[resumeLine(part) ?? []].flat())
        words = ''
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return lines
}

interface Block {
  readonly text: string
  readonly isBullet: boolean
  readonly isHeading: boolean
}

function linesOfHtml(html: string): DocumentLine[] {
  const lines: DocumentLine[] = []
  const rows: Block[][][] = []
  let [text, depth, isHeading] = ['', 0, false]

  function put(block: Block): void {
    const cell = rows.at(-1)?.at(-1)
    if (cell) cell.push(block)
    else lines.push(...linesOfBlock(block))
  }
  function flush(): void {
    for (const part of text.split('\n')) if (part.trim() !== '') put({ text: part, isBullet: depth > 0, isHeading })
    text = ''
  }
  const parser = new Parser({
    onopentagname(name) {
      if (/^(?:p|li|h[1-6]|table|ul|ol)$/.test(name)) flush()
      if (/^h[1-6]$/.test(name)) isHeading = true
      if (name === 'li') depth += 1
      if (name === 'br') text += '\n'
      if (name === 'tr') rows.push([])
      if (name === 'td' || name === 'th') rows.at(-1)?.push([])
    },
    ontext(words) {
      text += words.replaceAll('\n', ' ')
    },
    onclosetag(name) {
      if (/^(?:p|li|h[1-6]|td|th)$/.test(name)) flush()
      if (/^h[1-6]$/.test(name)) isHeading = false
      if (name === 'li') depth -= 1
      if (name !== 'tr') return
      const row = rows.pop() ?? []
      for (const block of blocksOfRow(row)) put(block)
    },
  })
  parser.end(html)
  flush()
  return lines
}

/** A row of single words becomes one line with gaps; cells with more are columns, read one by one. */
function blocksOfRow(cells: readonly (readonly Block[])[]): Block[] {
  const filled = cells.filter((cell) => cell.length > 0)
  if (filled.some((cell) => cell.length > 1) || filled.length < 2) return filled.flat()
  return [{ text: filled.map(([block]) => block?.text.trim()).join('\t'), isBullet: false, isHeading: false }]
}

function linesOfBlock({ text, isBullet, isHeading }: Block): DocumentLine[] {
  const line = resumeLine(text, { ...(isBullet && { isBullet }), ...(isHeading && { isHeading }) })
  return line ? [line] : []
}
