/** A suggested hashtag. */
export interface SuggestedTag {
  /** The tag as written after the "#". */
  readonly id: string
  readonly name: string
}

/** Returns hashtags for the word after a "#"; a failure suggests none. */
export type SuggestTags = (word: string) => Promise<readonly SuggestedTag[]>
