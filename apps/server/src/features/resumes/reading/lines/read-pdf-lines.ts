import { mostResumePages } from '@rise/contract/resumes/limits'
import { RefusedResume } from '../refused-resume.ts'
import { findPeriod } from '../words/dates.ts'
import { knownHeading } from '../words/headings.ts'
import { joinDivided } from './join-divided.ts'
import { type Columns, findColumns, type Row, type Segment } from './pdf-columns.ts'
import type { Words } from './pdf-glyphs.ts'
import { readWords } from './pdf-words.ts'
import { type DocumentLine, resumeLine } from './resume-line.ts'
import { withoutRunningLines } from './running-lines.ts'
import {
  inReadingOrder,
  inSpelledOrder,
  isInVisualOrder,
  isRightToLeft,
  withMaksuraLast,
  withTurnedSigns,
} from './visual-order.ts'

interface Page {
  readonly rows: readonly Row[]
  readonly columns: Columns | null
}

/**
 * Returns the lines of a PDF in reading order. If there are two columns, the larger one comes first, through all pages.
 * @throws {RefusedResume} for a file that is locked, broken, too long, or has no text
 */
export async function readPdfLines(bytes: Uint8Array): Promise<DocumentLine[]> {
  const pages = await readPages(bytes)
  const [head, main, beside]: DocumentLine[][] = [[], [], []]
  for (const { rows, columns } of withoutRunningLines(pages)) {
    const rowsAbove = columns ? rows.filter(({ top }) => top < columns.from) : rows
    const isFirst = main?.length === 0
    ;(columns && isFirst ? head : main)?.push(...linesOfRows(rowsAbove))
    if (!columns) continue
    const rowsWithin = rows.filter(({ top }) => top >= columns.from && top <= columns.to)
    const leftLines = linesOfRows(
      partOfRows(rowsWithin, (segment) => (segment.left + segment.right) / 2 < columns.gutter),
    )
    const right = linesOfRows(partOfRows(rowsWithin, (segment) => (segment.left + segment.right) / 2 >= columns.gutter))
    main?.push(...(columns.isMainLeft ? leftLines : right))
    beside?.push(...(columns.isMainLeft ? right : leftLines))
    main?.push(...linesOfRows(rows.filter(({ top }) => top > columns.to)))
  }
  const [first, ...otherLines] = beside ?? []
  return inSpellingOrder([
    ...(head ?? []),
    ...(main ?? []),
    ...(first ? [{ ...first, startsColumn: true }] : []),
    ...otherLines,
  ])
}

/**
 * Puts the letters of a line in the order of their spelling. Some scripts are drawn in another order, and PDFs record
 * the order of drawing.
 */
function inSpellingOrder(lines: readonly DocumentLine[]): DocumentLine[] {
  const isVisual = lines.some(({ text }) => isInVisualOrder(text))
  return lines.map((line, index) => {
    const continuesRightToLeft = /^[.,:;!?،؟]/u.test(line.text) && isRightToLeft(lines[index - 1]?.text ?? '')
    const text = withMaksuraLast(continuesRightToLeft ? withTurnedSigns(line.text) : line.text)
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
  const proxies = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) =>
      document.getPage(index + 1).catch(() => {
        throw new RefusedResume('resume-broken')
      }),
    ),
  )
  const words = await readWords(proxies)
  const pages = proxies.map((page, index): Page => {
    const { width, height } = page.getViewport({ scale: 1 })
    const [, bottom = 0] = page.view
    const rows = rowsOf(words[index] ?? [], height + bottom)
    return { rows, columns: findColumns(rows, width) }
  })
  await document.loadingTask.destroy()
  if (pages.every(({ rows }) => rows.length === 0)) throw new RefusedResume('resume-without-text')
  return pages
}

interface PlacedSegment extends Segment {
  readonly base: number
}

/**
 * The minimum gaps, in ems, between two segments of a row, between a date and the words after it, and between words and
 * the date after them.
 */
const [leastGap, leastBehindDate, leastSpace] = [0.95, 0.45, 0.2]

/** Groups words into rows by their baselines, and the words of a row into segments by their gaps. */
function rowsOf(items: readonly Words[], height: number): Row[] {
  const placedWords = items.flatMap(({ str, width, transform, fontName }): PlacedSegment[] => {
    const [a = 0, b = 0, , , x = 0, y = 0] = transform
    // Words written vertically belong to no line.
    if (str.trim() === '' || Math.abs(b) > Math.abs(a)) return []
    const size = Math.hypot(a, b)
    return [
      {
        text: str,
        left: x,
        right: x + width,
        top: height - y - size,
        base: height - y,
        size,
        ...(fontName && { face: fontName }),
      },
    ]
  })
  const rows: { base: number; size: number; words: PlacedSegment[] }[] = []
  for (const word of placedWords.toSorted((one, other) => one.base - other.base || one.left - other.left)) {
    const row = rows.findLast(({ base, size }) => Math.abs(base - word.base) < 0.35 * Math.min(size, word.size))
    if (row) row.words.push(word)
    else rows.push({ base: word.base, size: word.size, words: [word] })
  }
  return rows
    .map(({ words }) => ({ top: Math.min(...words.map(({ top }) => top)), words, segments: segmentsOf(words) }))
    .toSorted((one, other) => one.top - other.top)
}

/**
 * Groups the words of a row. A wide gap, a narrower one next to a date, another font before a date, or an overlap
 * separates groups.
 */
function segmentsOf(words: readonly Segment[]): Segment[] {
  const segments: {
    words: Segment[]
    left: number
    right: number
    top: number
    size: number
    face?: string | undefined
  }[] = []
  const orderedWords = words.toSorted((one, other) => one.left - other.left)
  for (const [index, word] of orderedWords.entries()) {
    const { left, right, top, size } = word
    const before = segments.at(-1)
    const gap = before ? left - before.right : Number.POSITIVE_INFINITY
    const isBehindDate = before !== undefined && gap > leastBehindDate * size && isDate(before.words)
    // Words that begin inside the segment before them are in the next column; that segment overflows its own.
    const isOver = before !== undefined && gap < -size && left - before.left > size
    const isOther = before !== undefined && (gap > leastSpace * size || before.words.at(-1)?.face !== word.face)
    const isBeforeDate = isOther && isDate(orderedWords.slice(index))
    if (!before || isBehindDate || isBeforeDate || isOver || gap > leastGap * Math.max(size, before.size)) {
      segments.push({ words: [word], left, right, top, size, face: word.face })
      continue
    }
    before.words.push(word)
    if (before.face !== word.face) before.face = undefined
    before.right = Math.max(before.right, right)
    before.size = Math.max(before.size, size)
    before.top = Math.min(before.top, top)
  }
  return segments.map(({ words: placedWords, face, ...segment }) => ({
    ...segment,
    ...(face !== undefined && { face }),
    text: textOfWords(inReadingOrder(placedWords)),
  }))
}

function isDate(words: readonly Segment[]): boolean {
  const period = findPeriod(textOfWords(words))
  return period?.isRange === true && period.rest.trim() === ''
}

function textOfWords(words: readonly Segment[]): string {
  let text = ''
  let before: Segment | undefined
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
    .map(({ words }) => words.filter(isIn))
    .filter((words) => words.length > 0)
    .map((words) => ({ top: Math.min(...words.map(({ top }) => top)), words, segments: segmentsOf(words) }))
}

function linesOfRows(rows: readonly Row[]): DocumentLine[] {
  return joinDivided(linesInRows(rows))
}

function linesInRows(rows: readonly Row[]): DocumentLine[] {
  const right = Math.max(0, ...rows.flatMap(({ segments }) => segments.map((segment) => segment.right)))
  const leftEdge = Math.min(...rows.flatMap(({ segments }) => segments.map((segment) => segment.left)))
  const usualGap = usualDistance(rows)
  const lines: DocumentLine[] = []
  for (const [index, { top, segments }] of rows.entries()) {
    const before = rows[index - 1]
    const isApart = before !== undefined && top - before.top > usualGap * 1.35
    const last = segments.at(-1)
    const [label, ...otherSegments] = segments
    // A heading in the margin is in the same row as the first words of its section.
    const isLabel = label !== undefined && otherSegments.length > 0 && knownHeading(label.text) !== undefined
    for (const group of isLabel ? [[label], otherSegments] : [segments]) {
      const text = inOrder(group)
        .map((segment) => segment.text)
        .join('\t')
      const size = Math.max(...group.map((segment) => segment.size))
      const isWhole = group.length === 1 || (group.length === 2 && group[0]?.text.length === 1)
      const isTurned = isRightToLeft(text)
      const reaches = isTurned ? (label?.left ?? right) < leftEdge + 7 * size : (last?.right ?? 0) > right - 7 * size
      const isFull = isWhole && last !== undefined && group.includes(last) && reaches
      const [{ face } = {}] = group
      const hasFace = face !== undefined && group.every((segment) => segment.face === face)
      const line = resumeLine(joinBullet(text), { size, isApart, isFull, ...(hasFace && { face }) })
      if (line) lines.push(line)
    }
  }
  return lines
}

/** Moves a bullet from the end of a row to its beginning: in scripts from right to left, it is on the right. */
function inOrder(segments: readonly Segment[]): readonly Segment[] {
  const last = segments.at(-1)
  const isSignBehind = segments.length > 1 && last !== undefined && /^[•●▪■◦‣–-]$/u.test(last.text.trim())
  return isSignBehind ? [last, ...segments.slice(0, -1)] : segments
}

/** Joins a bullet to its text, because a bullet is often a segment of its own. */
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
