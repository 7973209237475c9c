import type { ReadItem } from '@rise/contract/resumes/endpoints'
import type { ResumePart } from '@rise/contract/resumes/words'

/** An entry of a résumé's list, as read from lines of a document. */
export interface FoundEntry<T = object> {
  readonly value: T
  /** The numbers of the entry's lines, ascending. */
  readonly lines: readonly number[]
  /**
   * The fields that were read only from their position, or that are missing although such entries usually have them.
   */
  readonly unsure?: readonly string[]
}

/** Returns an entry in the form of the reply. */
export function itemOf(part: ResumePart, at: number | string, { lines, unsure = [] }: FoundEntry<unknown>): ReadItem {
  return { part, at, lines: [...new Set(lines)].toSorted((a, b) => a - b), unsure: [...unsure] }
}
