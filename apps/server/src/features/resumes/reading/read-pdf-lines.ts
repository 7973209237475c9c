import { mostResumePages } from '@rise/contract/resumes/limits'
import { type Columns, findColumns, type Row, type Segment } from './pdf-columns.ts'
import { RefusedResume } from './refused-resume.ts'
import { type ResumeLine, resumeLine } from './resume-line.ts'
import { sectionOfHeading } from './section-headings.ts'
import { inReadingOrder, inSpelledOrder, isInVisualOrder, isRightToLeft, withTurnedSigns } from './visual-order.ts'

/** What pdf.js says about words on a page. */
interface Words {
  readonly str: string
  readonly width: number
  readonly transform: readonly number[]
}

interface Page {
  readonly rows: readonly Row[]
  readonly columns: Columns | null
}

/**
 * Returns the lines of a PDF in reading order. Of two columns, the larger one comes first, through all pages.
 *
 * @throws {RefusedResume} for a file that is locked, broken, too long, or has no text
 */
export async function readPdfLines(bytes: Uint8Array): Promise<ResumeLine[]> {
  const pages = await readPages(bytes)
  const [head, main, beside]: ResumeLine[][] = [[], [], []]
  for (const { rows, columns } of withoutRunningLines(pages)) {
    const above = columns ? rows.filter(({ top }) => top < columns.from) : rows
    const isFirst = main?.length === 0
    ;(columns && isFirst ? head : main)?.push(...linesOfRows(above))
    if (!columns) continue
    const below = rows.filter(({ top }) => top >= columns.from)
    const left = linesOfRows(partOfRows(below, (segment) => segment.right <= columns.gutter + 2))
    const right = linesOfRows(partOfRows(below, (segment) => segment.right > columns.gutter + 2))
    main?.push(...(columns.isMainLeft ? left : right))
    beside?.push(...(columns.isMainLeft ? right : left))
  }
  const [first, ...others] = beside ?? []
  return spelled([...(head ?? []), ...(main ?? []), ...(first ? [{ ...first, startsColumn: true }] : []), ...others])
}

/** Some scripts are drawn in a different order from their spelling, and PDFs record the order of drawing. */
function spelled(lines: readonly ResumeLine[]): ResumeLine[] {
  const isVisual = lines.some(({ text }) => isInVisualOrder(text))
  return lines.map((line, index) => {
    const goesOnTurned = /^[.,:;!?،؟]/u.test(line.text) && isRightToLeft(lines[index - 1]?.text ?? '')
    const text = (goesOnTurned ? withTurnedSigns(line.text) : line.text)
      .replaceAll(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
      .replaceAll(/\u0ecd([\u0ec8-\u0ecb]?)\u0eb2/g, '$1\u0eb3')
    return { ...line, text: isVisual ? inSpelledOrder(text).replaceAll(/ (?=[।॥])/g, '') : text }
  })
}

async function readPages(bytes: Uint8Array): Promise<Page[]> {
  const { getDocumentProxy } = await import('unpdf')
  const document = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: false, verbosity: 0 }).catch(
    (error: unknown) => {
      const isLocked = error instanceof Error && error.name === 'PasswordException'
      throw new RefusedResume(isLocked ? 'resume-locked' : 'resume-broken')
    },
  )
  if (document.numPages > mostResumePages) throw new RefusedResume('resume-too-many-pages')
  const pages: Page[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number).catch(() => {
      throw new RefusedResume('resume-broken')
    })
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent().catch(() => ({ items: [] }))
    const rows = rowsOf(
      items.flatMap((item) => ('str' in item ? [item as Words] : [])),
      height,
    )
    pages.push({ rows, columns: findColumns(rows, width) })
    page.cleanup()
  }
  await document.loadingTask.destroy()
  if (pages.every(({ rows }) => rows.length === 0)) throw new RefusedResume('resume-without-text')
  return pages
}

interface Placed extends Segment {
  readonly base: number
}

/** Groups words into rows by their baselines, and the words of a row into segments by the gaps between them. */
function rowsOf(items: readonly Words[], height: number): Row[] {
  const placed = items.flatMap(({ str, width, transform }): Placed[] => {
    const [a = 0, b = 0, , , x = 0, y = 0] = transform
    // Words that run up or down the page belong to no line.
    if (str.trim() === '' || Math.abs(b) > Math.abs(a)) return []
    const size = Math.hypot(a, b)
    return [{ text: str, left: x, right: x + width, top: height - y - size, base: height - y, size }]
  })
  const rows: { base: number; size: number; words: Placed[] }[] = []
  for (const word of placed.toSorted((one, other) => one.base - other.base || one.left - other.left)) {
    const row = rows.findLast(({ base, size }) => Math.abs(base - word.base) < 0.35 * Math.min(size, word.size))
    if (row) row.words.push(word)
    else rows.push({ base: word.base, size: word.size, words: [word] })
  }
  return rows
    .map(({ words }) => segmentsOf(words))
    .map((segments) => ({ top: Math.min(...segments.map(({ top }) => top)), segments }))
    .toSorted((one, other) => one.top - other.top)
}

function segmentsOf(words: readonly Placed[]): Segment[] {
  const segments: { words: Placed[]; left: number; right: number; top: number; size: number }[] = []
  for (const word of words.toSorted((one, other) => one.left - other.left)) {
    const { left, right, top, size } = word
    const before = segments.at(-1)
    const gap = before ? left - before.right : Number.POSITIVE_INFINITY
    if (!before || gap > 1.4 * Math.max(size, before.size)) {
      segments.push({ words: [word], left, right, top, size })
      continue
    }
    before.words.push(word)
    before.right = Math.max(before.right, right)
    before.size = Math.max(before.size, size)
    before.top = Math.min(before.top, top)
  }
  return segments.map(({ words: placed, ...segment }) => ({ ...segment, text: textOfWords(inReadingOrder(placed)) }))
}

function textOfWords(words: readonly Placed[]): string {
  let text = ''
  let before: Placed | undefined
  for (const word of words) {
    const gap = before ? Math.max(word.left - before.right, before.left - word.right) : 0
    const isParted = gap > 0.12 * word.size && !text.endsWith(' ') && !word.text.startsWith(' ')
    text += isParted ? ` ${word.text}` : word.text
    before = word
  }
  return text
}

function partOfRows(rows: readonly Row[], isIn: (segment: Segment) => boolean): Row[] {
  return rows
    .map(({ top, segments }) => ({ top, segments: segments.filter(isIn) }))
    .filter(({ segments }) => segments.length > 0)
}

function linesOfRows(rows: readonly Row[]): ResumeLine[] {
  const right = Math.max(0, ...rows.flatMap(({ segments }) => segments.map((segment) => segment.right)))
  const left = Math.min(...rows.flatMap(({ segments }) => segments.map((segment) => segment.left)))
  const usual = usualDistance(rows)
  const lines: ResumeLine[] = []
  for (const [index, { top, segments }] of rows.entries()) {
    const before = rows[index - 1]
    const isApart = before !== undefined && top - before.top > usual * 1.35
    const last = segments.at(-1)
    const [label, ...others] = segments
    // A heading in the margin is in the same row as the first words of its section.
    const isLabel = label !== undefined && others.length > 0 && sectionOfHeading(label.text) !== undefined
    for (const group of isLabel ? [[label], others] : [segments]) {
      const text = inOrder(group)
        .map((segment) => segment.text)
        .join('\t')
      const size = Math.max(...group.map((segment) => segment.size))
      const isWhole = group.length === 1 || (group.length === 2 && group[0]?.text.length === 1)
      const isTurned = isRightToLeft(text)
      const reaches = isTurned ? (label?.left ?? right) < left + 7 * size : (last?.right ?? 0) > right - 7 * size
      const isFull = isWhole && last !== undefined && group.includes(last) && reaches
      const line = resumeLine(joinBullet(text), { size, isApart, isFull })
      if (line) lines.push(line)
    }
  }
  return lines
}

/** In scripts that run from right to left, a bullet is on the right. */
function inOrder(segments: readonly Segment[]): readonly Segment[] {
  const last = segments.at(-1)
  const isSignBehind = segments.length > 1 && last !== undefined && /^[•●▪■◦‣–-]$/u.test(last.text.trim())
  return isSignBehind ? [last, ...segments.slice(0, -1)] : segments
}

/** A bullet is often a segment of its own. */
function joinBullet(text: string): string {
  return text.replace(/^(\S)\t/u, '$1 ')
}

/** Returns the most common distance between lines. */
function usualDistance(rows: readonly Row[]): number {
  const distances = rows.slice(1).map(({ top }, index) => Math.round(2 * (top - (rows[index]?.top ?? 0))) / 2)
  const counts = new Map<number, number>()
  for (const distance of distances) {
    if (distance > 4) counts.set(distance, (counts.get(distance) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 14
}

const pageNumber = /^(?:(?:page|seite|página|p\.)\s*)?\d{1,2}(?:\s*(?:\/|of|von|de|sur)\s*\d{1,2})?$/iu

/** Leaves out what repeats at the top or bottom of each page: page numbers and running titles. */
function withoutRunningLines(pages: readonly Page[]): Page[] {
  const textOf = ({ segments }: Row) => segments.map(({ text }) => text.trim()).join(' ')
  const edges = pages
    .slice(1)
    .flatMap(({ rows }) => [rows[0], rows.at(-1)].flatMap((row) => (row ? [textOf(row)] : [])))
  const running = new Set(edges.filter((text, index) => pages.length > 2 && edges.indexOf(text) !== index))
  return pages.map(({ rows, columns }, index) => ({
    columns,
    rows: rows.filter((row, at) => {
      const isEdge = at === 0 || at >= rows.length - 2
      const text = textOf(row)
      if (!isEdge) return true
      const last = text.split(/\s[·|–-]\s/).at(-1) ?? ''
      return !(pageNumber.test(last.trim()) && (last === text || text.length < 80)) && !(index > 0 && running.has(text))
    }),
  }))
}
