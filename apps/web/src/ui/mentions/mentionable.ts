/** A member or company that a text may mention. */
export interface Mentionable {
  readonly id: string
  readonly name: string
  /** A note that distinguishes entries with the same name. */
  readonly note: string | null
  readonly photo: string | null
  /** The shape of the picture: people are round, organisations are not. */
  readonly isSquare: boolean
  readonly href: string
}

/** Returns members for the words after an "@"; a failure suggests no one. */
export type SuggestMentions = (words: string) => Promise<readonly Mentionable[]>
