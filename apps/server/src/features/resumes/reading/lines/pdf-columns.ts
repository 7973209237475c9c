import { findPeriod } from '../words/dates.ts'
import { knownHeading, likelyHeading } from '../words/headings.ts'

/** Words that are close together in a line of a page; positions in points, from the top left. */
export interface Segment {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly size: number
  /** The name of the font, if all letters have the same one. */
  readonly face?: string
}

export interface Row {
  readonly top: number
  readonly segments: readonly Segment[]
  /** The words of the segments, in the pieces in which the document has them. */
  readonly words: readonly Segment[]
}

/** Two columns. Each row from `from` to `to` has words in the left column, the right column, or both. */
export interface Columns {
  /** The horizontal position that divides the columns. */
  readonly gutter: number
  readonly from: number
  readonly to: number
  readonly isMainLeft: boolean
}

/**
 * The minimum number of segments of a column with a heading, and of one without. The former is also the minimum number
 * of rows, and of words at a gutter.
 */
const [leastRows, leastWithoutHeading] = [3, 6]
/** The minimum gap between columns in ems; the words of a line are closer than this. */
const leastGap = 0.7
const mostCandidates = 60

/**
 * Returns the two columns of text on a page; null if it has no columns. A margin with dates, headings or labels is not
 * a column, because its words belong to the row that they are in.
 */
export function findColumns(rows: readonly Row[], width: number): Columns | null {
  let best: { columns: Columns; score: number } | null = null
  for (const gutter of candidatesOf(rows, width)) {
    for (const run of runsWithoutCrossing(rows, gutter)) {
      const columns = columnsAt(run, gutter)
      if (columns && (best === null || columns.score > best.score)) best = columns
    }
  }
  return best?.columns ?? null
}

/**
 * Returns the horizontal positions just before or after several words, except near the edges of the page, the most
 * frequent first.
 */
function candidatesOf(rows: readonly Row[], width: number): number[] {
  const counts = new Map<number, number>()
  for (const { words } of rows) {
    for (const side of words.flatMap(({ left, right }) => [left - 3, right + 3])) {
      if (side > width * 0.18 && side < width * 0.82)
        counts.set(Math.round(side), (counts.get(Math.round(side)) ?? 0) + 1)
    }
  }
  const frequentStarts = [...counts].filter(([, count]) => count >= leastRows).toSorted((a, b) => b[1] - a[1])
  return frequentStarts.slice(0, mostCandidates).map(([side]) => side)
}

/** Returns the sequences of rows in which no line crosses the gutter. */
function runsWithoutCrossing(rows: readonly Row[], gutter: number): Row[][] {
  const runs: Row[][] = [[]]
  for (const row of rows) {
    if (goesAcross(row, gutter)) runs.push([])
    else runs.at(-1)?.push(row)
  }
  return runs.filter((run) => run.length >= leastRows)
}

function goesAcross({ words }: Row, gutter: number): boolean {
  if (words.some(({ left, right }) => left < gutter - 1 && right > gutter + 1)) return !isTooWide(words, gutter)
  const [before, behind] = [
    words.filter(({ right }) => right <= gutter + 1),
    words.filter(({ left }) => left >= gutter - 1),
  ]
  if (before.length === 0 || behind.length === 0) return false
  const begins = Math.min(...behind.map(({ left }) => left))
  const gap = begins - Math.max(...before.map(({ right }) => right))
  // A line that fills its column doesn't move the beginning of the next column.
  if (gap > -1 && Math.abs(begins - gutter - 3) < 1) return false
  return gap < leastGap * Math.max(...words.map(({ size }) => size))
}

/**
 * Returns whether words of the left column merely overflow into the right one: another word of the row still begins at
 * the right column's edge.
 */
function isTooWide(words: readonly Segment[], gutter: number): boolean {
  const across = words.filter(({ left, right }) => left < gutter - 1 && right > gutter + 1)
  return (
    across.every(({ left, right }) => (left + right) / 2 < gutter) &&
    words.some(({ left }) => Math.abs(left - gutter - 3) < 1)
  )
}

function columnsAt(run: readonly Row[], gutter: number): { columns: Columns; score: number } | null {
  const leftParts = run.flatMap(({ segments }) =>
    partsIn(segments, (segment) => (segment.left + segment.right) / 2 < gutter),
  )
  const right = run.flatMap(({ segments }) =>
    partsIn(segments, (segment) => (segment.left + segment.right) / 2 >= gutter),
  )
  if (!isColumn(leftParts) || !isColumn(right)) return null
  const [lettersLeft, lettersRight] = [lettersOf(leftParts), lettersOf(right)]
  const alignedCount =
    countAligned(leftParts, 'left') + Math.max(countAligned(right, 'left'), countAligned(right, 'right'))
  const from = run[0]?.top ?? 0
  const lastTop = run.at(-1)?.top ?? 0
  return {
    columns: { gutter, from, to: lastTop, isMainLeft: lettersLeft >= lettersRight },
    score: leftParts.length + right.length + alignedCount,
  }
}

function partsIn(segments: readonly Segment[], isIn: (segment: Segment) => boolean): readonly Segment[] {
  return segments.filter(isIn)
}

function countAligned(segments: readonly Segment[], side: 'left' | 'right'): number {
  const counts = new Map<number, number>()
  for (const segment of segments) {
    const at = Math.round(segment[side] / 3)
    counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  return Math.max(0, ...counts.values())
}

function lettersOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { text }) => sum + text.length, 0)
}

/**
 * Returns whether the segments on one side of the gutter are a column of text. With a heading, there must be at least
 * three segments, and enough of them must be neither headings nor dates. Without a heading, only a block of at least
 * six segments with contact details and no dates is a column.
 */
function isColumn(segments: readonly Segment[]): boolean {
  const headings = segments.filter(({ text }) => isHeading(text)).length
  const dates = segments.filter(({ text }) => isDateOnly(text)).length
  if (headings === 0) {
    const contacts = segments.filter(({ text }) => /@|https?:|www\.|\+?\d[\d ()-]{7,}/.test(text)).length
    return segments.length >= leastWithoutHeading && contacts >= 2 && dates === 0
  }
  return segments.length >= leastRows && headings < segments.length * 0.6 && dates < segments.length * 0.4
}

function isHeading(text: string): boolean {
  return knownHeading(text) !== undefined || (text === text.toUpperCase() && likelyHeading(text) !== undefined)
}

function isDateOnly(text: string): boolean {
  const period = findPeriod(text)
  return period !== null && period.rest.trim().length < 12
}
