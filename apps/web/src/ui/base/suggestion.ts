export interface Suggestion {
  /** Unique among all that are shown. */
  readonly key: string
  readonly text: string
  /** Stands at the end of the line, such as a number. */
  readonly note?: string
  readonly onPick: () => void
}

export interface SuggestionGroup {
  readonly title: string
  readonly options: readonly Suggestion[]
}

/** Told a moment after a key; what fails suggests nothing. */
export type Suggest = (typed: string) => Promise<readonly SuggestionGroup[]>
