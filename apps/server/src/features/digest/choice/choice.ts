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

/** What a member's digest has. */
export interface Choice {
  readonly basis: Exclude<DigestBasis, 'note'>
  readonly jobs: readonly ChosenJob[]
  /** What helps most and the story lacks. */
  readonly lacks: readonly MatchPartName[]
  /** New jobs that were looked at. */
  readonly lookedAt: number
  /** The best match among them, sent or not; null when there is none. */
  readonly best: number | null
}

/** For whom jobs are chosen. */
export interface Reader {
  readonly actorId: string
  /** Without a story, what came after this is new. */
  readonly lookedSince: Date
}
