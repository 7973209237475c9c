import type { DigestBasis } from '@rise/contract/digest/kinds'
import type { MatchPartName } from '@rise/contract/match/kinds'

/** A job of a digest, and why it is in it. */
export interface ChosenJob {
  readonly id: string
  /** In percent; null without a match. */
  readonly match: number | null
  /** One line. */
  readonly why: string
}

/** The content of a member's digest. */
export interface Choice {
  readonly basis: Exclude<DigestBasis, 'note'>
  readonly jobs: readonly ChosenJob[]
  /** The missing facts of the story that would help most. */
  readonly lacks: readonly MatchPartName[]
  /** The number of new jobs considered. */
  readonly lookedAt: number
  /** The best match among them, sent or not; null when there is none. */
  readonly best: number | null
}

/** A member to choose jobs for. */
export interface Reader {
  readonly actorId: string
  /** Without a story, jobs after this time are new. */
  readonly lookedSince: Date
}
