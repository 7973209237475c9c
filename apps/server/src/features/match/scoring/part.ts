/** How one part of a job fits, before its weight. */
export interface PartFit {
  /** From 0 to 1; null when it can't be said. */
  readonly share: number | null
  /** How much of the part's weight can be judged, from 0 to 1; all of it by default. */
  readonly known?: number
  /** Who didn't say it, when `share` is null. */
  readonly unknown?: 'job' | 'you'
  /** Whether it keeps the member from taking the job: then the whole match is capped. */
  readonly isLimit?: boolean
  /** What of it the member has. */
  readonly have: readonly string[]
  /** What the job asks for and the member lacks. */
  readonly missing: readonly string[]
  /** What is nice to have and the member lacks. */
  readonly preferred?: readonly string[]
}

/** A part that the job doesn't state, or the member. */
export function unknownBy(unknown: 'job' | 'you', missing: readonly string[] = []): PartFit {
  return { share: null, unknown, have: [], missing }
}
