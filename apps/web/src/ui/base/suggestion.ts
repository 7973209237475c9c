export interface Suggestion {
  /** Unique among all suggestions shown. */
  readonly key: string
  readonly text: string
  /** At the end of the line, such as a number. */
  readonly note?: string
  readonly onPick: () => void
}

export interface SuggestionGroup {
  readonly title: string
  readonly options: readonly Suggestion[]
}

/** Called shortly after a key with the typed text; a failure suggests nothing. */
export type Suggest = (typed: string) => Promise<readonly SuggestionGroup[]>
