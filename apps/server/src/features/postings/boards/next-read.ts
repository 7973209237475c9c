import { createHash } from 'node:crypto'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const LONGEST_HOURS = 24
/** The minimum time between registering a board, or its first reading, and the second one. */
const SOONEST_MS = 30 * MINUTE_MS

/**
 * Returns when to read a board again: every hour at its own minute, so that boards are spread over the hour; after
 * consecutive failures, one hour later, then two, four and so on up to a day.
 */
export function nextRead(boardId: string, now: Date, consecutiveFailures: number): Date {
  const hours = Math.min(2 ** Math.max(0, consecutiveFailures - 1), LONGEST_HOURS)
  const earliest = now.getTime() + (hours - 1) * HOUR_MS + SOONEST_MS
  const minute = createHash('sha256').update(boardId).digest().readUInt32BE() % 60
  const candidate = Math.floor(earliest / HOUR_MS) * HOUR_MS + minute * MINUTE_MS
  return new Date(candidate >= earliest ? candidate : candidate + HOUR_MS)
}
