/** How well one part of a job matches, before weighting. */
export interface PartFit {
  /** From 0 to 1; null when unknown. */
  readonly share: number | null
  /** How much of the part's weight can be judged, from 0 to 1; all of it by default. */
  readonly known?: number
  /** Whose fact is missing, if `share` is null. */
  readonly unknown?: 'job' | 'you'
  /** Whether the part keeps the member from taking the job, which caps the whole match. */
  readonly isLimit?: boolean
  /** The requirements that the member meets. */
  readonly have: readonly string[]
  /** The requirements that the member lacks. */
  readonly missing: readonly string[]
  /** Nice-to-have facts that the member lacks. */
  readonly preferred?: readonly string[]
}

/** Returns a part that can't be judged because the job or the member lacks a fact. */
export function unknownBy(unknown: 'job' | 'you', missing: readonly string[] = []): PartFit {
  return { share: null, unknown, have: [], missing }
}
