/** A hashtag that is suggested. */
export interface SuggestedTag {
  /** As it is written after the "#". */
  readonly id: string
  readonly name: string
}

/** Told the word after a "#"; what fails suggests none. */
export type SuggestTags = (word: string) => Promise<readonly SuggestedTag[]>
