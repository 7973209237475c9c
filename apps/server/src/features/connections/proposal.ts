/** Somebody to follow, by id, and why. */
export interface Proposal {
  readonly id: string
  /** "because ..." */
  readonly reason: string
  /** Something of one's own leads to them; they are not just new. */
  readonly tied: boolean
}
