/** How one part of a job fits, before its weight. */
export interface PartFit {
  /** From 0 to 1; null when unknown. */
  readonly share: number | null
  /** How much of the part's weight can be judged, from 0 to 1; all of it by default. */
  readonly known?: number
  /** The side that lacks the fact, when `share` is null. */
  readonly unknown?: 'job' | 'you'
  /** Whether it keeps the member from taking the job: then the whole match is capped. */
  readonly isLimit?: boolean
  /** The requirements that the member meets. */
  readonly have: readonly string[]
  /** The requirements that the member lacks. */
  readonly missing: readonly string[]
  /** The nice-to-have facts that the member lacks. */
  readonly preferred?: readonly string[]
}

/** A part that the job or the member leaves unknown. */
export function unknownBy(unknown: 'job' | 'you', missing: readonly string[] = []): PartFit {
  return { share: null, unknown, have: [], missing }
}
