/** How well a job fits the viewer, as its card says it. */
export interface CardMatch {
  /** In percent. */
  readonly score: number
  /** What holds it down, in words. */
  readonly limits: readonly string[]
}
