import type { BoardMarks } from './open-board.ts'

/**
 * What a reading of a board came to: stored, the same as before, stored but most of it missing (nothing closed yet), or not
 * read.
 */
export type ReadOutcome = 'ok' | 'unchanged' | 'held' | 'failed'

/** One line of a board's log, as it is about to be written. */
export interface BoardReading {
  readonly outcome: ReadOutcome
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly closed: number
  readonly rejected: number
  /** In words, what went wrong or is worth knowing; null when all went well. */
  readonly message: string | null
}

export const nothingDone = { added: 0, changed: 0, unchanged: 0, closed: 0, rejected: 0 } as const

/** What one reading of a board leaves behind for the next. */
export interface Read {
  readonly reading: BoardReading
  /** Left out where the board is to keep what it has. */
  readonly marks?: BoardMarks
  readonly companies?: readonly string[]
  readonly emptySince?: Date | null
}
