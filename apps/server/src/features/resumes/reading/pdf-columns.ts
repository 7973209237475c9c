import { findPeriod } from './dates.ts'
import { sectionOfHeading } from './section-headings.ts'

/** Words that stand close to each other in a line of a page; measures in points, from the top left. */
export interface Segment {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly size: number
}

export interface Row {
  readonly top: number
  readonly segments: readonly Segment[]
}

/** A row has a place in the main column, in the one beside it, or reaches over both. */
export interface Columns {
  /** Where the columns part. */
  readonly gutter: number
  /** Rows above belong to both columns. */
  readonly from: number
  readonly isMainLeft: boolean
}

const leastRows = 6

/**
 * Where a page parts in two columns of text, or null. A margin of dates, of headings or of labels is no column: its words
 * belong to the row that they stand in.
 */
export function findColumns(rows: readonly Row[], width: number): Columns | null {
  const candidates = new Set(rows.flatMap(({ segments }) => segments.slice(0).map(({ left }) => Math.round(left) - 4)))
  let best: { columns: Columns; score: number } | null = null
  for (const gutter of candidates) {
    if (gutter < width * 0.2 || gutter > width * 0.8) continue
    const columns = columnsAt(rows, gutter)
    if (columns && (best === null || columns.score > best.score)) best = columns
  }
  return best?.columns ?? null
}

function columnsAt(rows: readonly Row[], gutter: number): { columns: Columns; score: number } | null {
  const from = firstRowUnderCrossing(rows, gutter)
  const below = rows.filter(({ top }) => top >= from)
  const left = below.flatMap(({ segments }) => segments.filter((segment) => segment.right <= gutter + 2))
  const right = below.flatMap(({ segments }) => segments.filter((segment) => segment.left >= gutter))
  if (left.length < leastRows || right.length < leastRows) return null
  const [lettersLeft, lettersRight] = [lettersOf(left), lettersOf(right)]
  const aligned = right.filter((segment) => Math.abs(segment.left - gutter - 4) < 3).length
  if (aligned < right.length * 0.4 || Math.min(lettersLeft, lettersRight) < 0.12 * (lettersLeft + lettersRight))
    return null
  if (isMargin(left) || isMargin(right)) return null
  return {
    columns: { gutter, from, isMainLeft: lettersLeft >= lettersRight },
    score: left.length + right.length + aligned,
  }
}

/** Rows that reach over the gutter may stand on top (a name, a headline); one further down means there is no gutter. */
function firstRowUnderCrossing(rows: readonly Row[], gutter: number): number {
  let from = 0
  for (const { top, segments } of rows) {
    if (segments.some((segment) => segment.left < gutter - 2 && segment.right > gutter + 2)) from = top + 1
  }
  return from
}

function lettersOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { text }) => sum + text.length, 0)
}

function isMargin(segments: readonly Segment[]): boolean {
  const labels = segments.filter(({ text }) => {
    const period = findPeriod(text)
    return (period !== null && period.rest.trim().length < 12) || sectionOfHeading(text) !== undefined
  })
  const first = segments.filter(({ text }) => sectionOfHeading(text) !== undefined).length
  return labels.length > segments.length * (first > 0 && first === labels.length ? 0.6 : 0.4)
}
