import { findPeriod } from '../entries/dates.ts'
import { knownHeading } from '../words/headings.ts'

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
}

/** Two columns. Each row is in the main one, in the other, or spans both. */
export interface Columns {
  /** The horizontal position that divides the columns. */
  readonly gutter: number
  /** Rows above this one span both columns. */
  readonly from: number
  readonly isMainLeft: boolean
}

const leastRows = 6

/**
 * Returns the two columns of text that a page has, or null. A margin with dates, headings or labels is not a column:
 * its words belong to the row that they are in.
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

/** Rows across the gutter may come first (a name, a headline); one further down means that there is no gutter. */
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
    return (period !== null && period.rest.trim().length < 12) || knownHeading(text) !== undefined
  })
  const first = segments.filter(({ text }) => knownHeading(text) !== undefined).length
  return labels.length > segments.length * (first > 0 && first === labels.length ? 0.6 : 0.4)
}
