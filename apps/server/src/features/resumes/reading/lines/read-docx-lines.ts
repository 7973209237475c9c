import { RefusedResume } from '../refused-resume.ts'
import { blocksOfDocx, type DocxBlock, type DocxParts } from './docx-blocks.ts'
import { type DocumentLine, resumeLine } from './resume-line.ts'

/** Whether a file of a .docx contains text or its layout, or shows that the .docx must be refused. */
export const isPartOfDocx = (name: string) =>
  /^\[Content_Types\]\.xml$|^_rels\/|^word\/(?:[^/]+\.xml|_rels\/)|vbaProject|\.bin$/i.test(name)

/**
 * Returns the lines of a Word document: headers, headings, paragraphs, lists, and tables row by row. Pictures are never
 * unpacked.
 * @throws {RefusedResume} for macros, embedded binaries, document types and entities, and for documents that are broken
 * or have no text
 */
export async function readDocxLines(parts: ReadonlyMap<string, Uint8Array>): Promise<DocumentLine[]> {
  const texts = new Map<string, string>()
  for (const [name, bytes] of parts) {
    if (/vbaProject|\.bin$/i.test(name)) throw new RefusedResume('resume-unsafe')
    const text = Buffer.from(bytes).toString('utf8')
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text) || /macroEnabled/i.test(text)) throw new RefusedResume('resume-unsafe')
    texts.set(name, text)
  }
  if (!/<w:body[\s>]/.test(texts.get('word/document.xml') ?? '')) throw new RefusedResume('resume-broken')
  const seenTargets = new Set<string>()
  const headers = [...texts.keys()]
    .filter((name) => /^word\/header\d*\.xml$/.test(name))
    .flatMap((name) => linesOf(texts, name))
    .filter(({ text }) => !seenTargets.has(text) && seenTargets.add(text))
  const lines = [...headers, ...linesOf(texts, 'word/document.xml')]
  if (lines.length === 0) throw new RefusedResume('resume-without-text')
  return lines
}

function linesOf(parts: DocxParts, name: string): DocumentLine[] {
  const lines: DocumentLine[] = []
  let isApart = false
  for (const block of blocksOfDocx(parts, name)) {
    if (block.text.trim() === '') {
      isApart = true
      continue
    }
    for (const [index, text] of block.text.split('\n').entries()) {
      const line = resumeLine(text, moreOf(block, index === 0, isApart))
      if (line) lines.push(line)
    }
    isApart = false
  }
  return lines
}

function moreOf({ isBullet, isHeading, isApart, size, face }: DocxBlock, isFirst: boolean, isBelowEmpty: boolean) {
  return {
    ...(isBullet && isFirst && { isBullet }),
    ...(isHeading && { isHeading }),
    ...((isApart || isBelowEmpty) && isFirst && { isApart: true }),
    ...(size !== undefined && { size }),
    ...(face !== undefined && { face }),
  }
}
