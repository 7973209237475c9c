/** Someone whom a text may mention. */
export interface Mentionable {
  readonly id: string
  readonly name: string
  /** Tells apart those of one name. */
  readonly note: string | null
  readonly photo: string | null
  /** Of the picture: people are round, organisations are not. */
  readonly isSquare: boolean
  readonly href: string
}

/** Told the words after an "@"; what fails suggests no one. */
export type SuggestMentions = (words: string) => Promise<readonly Mentionable[]>
