/** The viewer's match on a job's card. */
export interface CardMatch {
  /** In percent. */
  readonly score: number
  /** The reasons why the score is capped, in words. */
  readonly limits: readonly string[]
}
