/** The values of a poll's form. */
export interface PollDraft {
  readonly question: string
  readonly options: string[]
  readonly multiple: boolean
  readonly anonymous: boolean
  /** ISO 8601; empty while the entered time is invalid. */
  readonly closesAt: string
}

const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS

/** Returns an empty poll that closes in a week, at a full hour. */
export function emptyPoll(): PollDraft {
  const closesAt = Math.ceil((Date.now() + WEEK_MS) / HOUR_MS) * HOUR_MS
  return {
    question: '',
    options: ['', ''],
    multiple: false,
    anonymous: false,
    closesAt: new Date(closesAt).toISOString(),
  }
}
