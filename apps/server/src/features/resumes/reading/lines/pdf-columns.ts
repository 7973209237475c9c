import { findPeriod } from '../words/dates.ts'
import { knownHeading, likelyHeading } from '../words/headings.ts'

/** Words that are close together in a line of a page; positions in points, from the top left. */
export interface Segment {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly size: number
  /** Names the font, if all letters have the same. */
  readonly face?: string
}

export interface Row {
  readonly top: number
  readonly segments: readonly Segment[]
  /** The same words as the document has them, in smaller pieces. */
  readonly words: readonly Segment[]
}

/** Two columns. Each row between `from` and `to` has words in the left one, the right one, or both. */
export interface Columns {
  /** The horizontal position that divides the columns. */
  readonly gutter: number
  readonly from: number
  readonly to: number
  readonly isMainLeft: boolean
}

/** The fewest rows of a column, and of one without its own heading. */
const [leastRows, leastWithoutHeading] = [3, 6]
/** In ems: two words of a line are closer than this. */
const leastGap = 0.7
const mostCandidates = 60

/**
 * Returns the two columns of text that a page has, or null. A margin with dates, headings or labels is not a column:
 * its words belong to the row that they are in.
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
 * Returns the positions at which words of several rows begin, except near the edges of the page; the most frequent
 * first.
 */
function candidatesOf(rows: readonly Row[], width: number): number[] {
  const counts = new Map<number, number>()
  for (const { words } of rows) {
    for (const side of words.flatMap(({ left, right }) => [left - 3, right + 3])) {
      if (side > width * 0.18 && side < width * 0.82)
        counts.set(Math.round(side), (counts.get(Math.round(side)) ?? 0) + 1)
    }
  }
  const frequent = [...counts].filter(([, count]) => count >= leastRows).toSorted((a, b) => b[1] - a[1])
  return frequent.slice(0, mostCandidates).map(([side]) => side)
}

/** The stretches of rows in which no line goes across the gutter. */
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
  // A line that fills its column doesn't move the start of the next column.
  if (gap > -1 && Math.abs(begins - gutter - 3) < 1) return false
  return gap < leastGap * Math.max(...words.map(({ size }) => size))
}

/** Whether words of the left column only overflow it: the right column's words begin below them, at its edge. */
function isTooWide(words: readonly Segment[], gutter: number): boolean {
  const across = words.filter(({ left, right }) => left < gutter - 1 && right > gutter + 1)
  return (
    across.every(({ left, right }) => (left + right) / 2 < gutter) &&
    words.some(({ left }) => Math.abs(left - gutter - 3) < 1)
  )
}

function columnsAt(run: readonly Row[], gutter: number): { columns: Columns; score: number } | null {
  const left = run.flatMap(({ segments }) =>
    partsIn(segments, (segment) => (segment.left + segment.right) / 2 < gutter),
  )
  const right = run.flatMap(({ segments }) =>
    partsIn(segments, (segment) => (segment.left + segment.right) / 2 >= gutter),
  )
  if (!isColumn(left) || !isColumn(right)) return null
  const [lettersLeft, lettersRight] = [lettersOf(left), lettersOf(right)]
  const aligned = countAligned(left, 'left') + Math.max(countAligned(right, 'left'), countAligned(right, 'right'))
  const from = run[0]?.top ?? 0
  const to = run.at(-1)?.top ?? 0
  return {
    columns: { gutter, from, to, isMainLeft: lettersLeft >= lettersRight },
    score: left.length + right.length + aligned,
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

/** A column has a heading of its own and lines below it, or is a block of contact details; a margin has dates or labels. */
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
