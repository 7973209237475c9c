/** Somebody to follow, by id, and why. */
export interface Proposal {
  readonly id: string
  /** "because ..." */
  readonly reason: string
}
