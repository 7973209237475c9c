/** How well one part of a job matches, before the part is weighted. */
export interface PartFit {
  /** From 0 to 1; null when unknown. */
  readonly share: number | null
  /** How much of the part's weight can be judged, from 0 to 1. By default, all of it can. */
  readonly known?: number
  /** The side whose fact is missing, if `share` is null. */
  readonly unknown?: 'job' | 'you'
  /**
   * Whether the member can't or doesn't want to take the job because of this part. If so, the whole match is capped.
   */
  readonly isLimit?: boolean
  /**
   * What the member offers: the job's skills that they know, or the fact that was compared, such as a title or the
   * home.
   */
  readonly have: readonly string[]
  /** What the job asks for and the member lacks, meets only in part, or leaves open. */
  readonly missing: readonly string[]
  /** The nice-to-have skills that the member lacks. */
  readonly preferred?: readonly string[]
}

/** Returns a part that can't be judged because the job or the member lacks a fact. */
export function unknownBy(unknown: 'job' | 'you', missing: readonly string[] = []): PartFit {
  return { share: null, unknown, have: [], missing }
}
