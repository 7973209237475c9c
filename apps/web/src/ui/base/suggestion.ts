export interface Suggestion {
  /** Unique among all suggestions shown. */
  readonly key: string
  readonly text: string
  /** A note at the end of the line, such as a number. */
  readonly note?: string
  readonly onPick: () => void
}

export interface SuggestionGroup {
  readonly title: string
  readonly options: readonly Suggestion[]
}

/** Returns suggestions for the typed text; called shortly after a key press. A failure shows none. */
export type Suggest = (typed: string) => Promise<readonly SuggestionGroup[]>
