/** A suggested hashtag. */
export interface SuggestedTag {
  /** As written after the "#". */
  readonly id: string
  readonly name: string
}

/** Called with the word after a "#"; a failure suggests none. */
export type SuggestTags = (word: string) => Promise<readonly SuggestedTag[]>
