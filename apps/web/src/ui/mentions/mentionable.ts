/** Someone whom a text may mention. */
export interface Mentionable {
  readonly id: string
  readonly name: string
  /** Tells apart those of one name. */
  readonly note: string | null
  readonly photo: string | null
  /** A company's picture is square. */
  readonly isCompany: boolean
  readonly href: string
}

/** Told the words after an "@"; what fails suggests no one. */
export type SuggestMentions = (words: string) => Promise<readonly Mentionable[]>
