import { createHash } from 'node:crypto'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const LONGEST_HOURS = 24
/** The minimum time from one reading of a board to the next. */
const MIN_DELAY_MS = 30 * MINUTE_MS

/**
 * Returns when to read a board again. Each board has its own minute of the hour, so that readings are spread over the
 * hour. After consecutive failures, the pause is one hour, then two, four and so on, up to a day.
 */
export function nextRead(boardId: string, now: Date, consecutiveFailures: number): Date {
  const hours = Math.min(2 ** Math.max(0, consecutiveFailures - 1), LONGEST_HOURS)
  const earliestMs = now.getTime() + (hours - 1) * HOUR_MS + MIN_DELAY_MS
  const minute = createHash('sha256').update(boardId).digest().readUInt32BE() % 60
  const candidate = Math.floor(earliestMs / HOUR_MS) * HOUR_MS + minute * MINUTE_MS
  return new Date(candidate >= earliestMs ? candidate : candidate + HOUR_MS)
}
