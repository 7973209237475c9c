import type { BoardMarks } from './open-board.ts'

/**
 * The outcome of reading a board: stored, unchanged, stored but with most jobs missing (nothing closed yet), or not
 * read.
 */
export type ReadOutcome = 'ok' | 'unchanged' | 'held' | 'failed'

/** One line of a board's log, before it is written. */
export interface BoardReading {
  readonly outcome: ReadOutcome
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly closed: number
  readonly rejected: number
  /** A description of a problem or a notable event; null if there was none. */
  readonly message: string | null
}

export const nothingDone = { added: 0, changed: 0, unchanged: 0, closed: 0, rejected: 0 } as const

/** The data that one reading of a board passes on to the next. */
export interface Read {
  readonly reading: BoardReading
  /** Omitted if the board keeps its validators. */
  readonly marks?: BoardMarks
  readonly companies?: readonly string[]
  readonly emptySince?: Date | null
}
