import type { DigestBasis } from '@rise/contract/digest/kinds'
import type { MatchPartName } from '@rise/contract/match/kinds'

/** A job in a digest, with the reason for it. */
export interface ChosenJob {
  readonly id: string
  /** In percent; null without a match. */
  readonly match: number | null
  /** The reason, in one line. */
  readonly why: string
}

/** The content of a member's digest. */
export interface Choice {
  readonly basis: Exclude<DigestBasis, 'note'>
  readonly jobs: readonly ChosenJob[]
  /** The facts missing from the story that would improve matches most. */
  readonly lacks: readonly MatchPartName[]
  /** The number of new jobs considered. */
  readonly lookedAt: number
  /** The best match among the new jobs, sent or not; null when there is none. */
  readonly best: number | null
}

/** A member to choose jobs for. */
export interface Reader {
  readonly actorId: string
  /** Jobs after this time count as new if the member's story is too short for a match. */
  readonly lookedSince: Date
}
