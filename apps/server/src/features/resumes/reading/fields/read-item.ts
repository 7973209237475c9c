import type { ReadItem } from '@rise/contract/resumes/endpoints'
import type { ResumePart } from '@rise/contract/resumes/words'

/** An entry of a part's list as read from lines of a document. */
export interface FoundEntry<T = object> {
  readonly value: T
  /** The numbers of its lines, ascending. */
  readonly lines: readonly number[]
  /** Fields read from their position only, or missing where such an entry has them as a rule. */
  readonly unsure?: readonly string[]
}

/** The same entry in the reply. */
export function itemOf(part: ResumePart, at: number | string, { lines, unsure = [] }: FoundEntry<unknown>): ReadItem {
  return { part, at, lines: [...new Set(lines)].toSorted((a, b) => a - b), unsure: [...unsure] }
}
