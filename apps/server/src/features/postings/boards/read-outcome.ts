import type { BoardMarks } from './open-board.ts'

/** The outcome of reading a board. `held` means that most or all jobs are missing, but none of these is closed yet. */
export type ReadOutcome = 'ok' | 'unchanged' | 'held' | 'failed'

/** One line of a board's log, before it is written. */
export interface BoardReading {
  readonly outcome: ReadOutcome
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly closed: number
  readonly rejected: number
  /** A problem or notable event in words; null if there was none. */
  readonly message: string | null
}

export const nothingDone = { added: 0, changed: 0, unchanged: 0, closed: 0, rejected: 0 } as const

/** The result of reading a board: its line of the log, and the data for the next reading. */
export interface BoardRead {
  readonly reading: BoardReading
  /** The new validators; omitted to keep the board's present ones. */
  readonly marks?: BoardMarks
  readonly companies?: readonly string[]
  readonly emptySince?: Date | null
}
