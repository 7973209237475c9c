/** A face or logo. The name was entered by people, so it may be any text. */
export interface EmailFace {
  readonly name: string
  /** The path of the picture on this site; null for a name mark. */
  readonly picture: string | null
  /** A face is round; a logo is a square with rounded corners. */
  readonly isRound: boolean
}

/** The member who caused an email. */
export interface EmailActor extends EmailFace {
  /** The member's headline or tagline, in one line. */
  readonly line: string | null
}

/** A day that is drawn like a calendar page: `Thu`, `10`, `Jun`. */
export interface EmailDay {
  readonly weekday: string
  readonly day: string
  readonly month: string
}

/** What an email is about, such as a comment, a job or an event. All parts are plain text. */
export interface EmailThing {
  readonly face?: EmailFace | undefined
  readonly date?: EmailDay | undefined
  readonly title?: string | undefined
  /** Known facts; empty ones are omitted. */
  readonly lines?: readonly string[] | undefined
  /** The pay of a job as stated; never in the preheader, which lock screens show. */
  readonly pay?: string | undefined
  /** A person's words. */
  readonly quote?: string | undefined
  /** What the quote belongs to. */
  readonly about?: string | undefined
}

/**
 * Returns the first of the things' texts, except the pay, that the subject doesn't contain, for the preheader.
 * Undefined if there is none.
 */
export function firstWordsOf(things: readonly EmailThing[], subject: string): string | undefined {
  const words = things.flatMap(({ quote, title, lines = [], about }) => [quote, title, ...lines, about])
  return words.find((text) => text !== undefined && text !== '' && !subject.includes(text))
}

/** Returns the path of each thing's picture; null for a thing without one. */
export function picturesOf(things: readonly EmailThing[]): (string | null)[] {
  return things.map(({ face }) => face?.picture ?? null)
}
