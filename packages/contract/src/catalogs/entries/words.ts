import { type Message, t } from '@rise/texts'

/** The names of a shipped catalog's entries, by slug. */
export type EntryNames = Readonly<Record<string, Message>>

export interface NamedEntry {
  readonly slug: string
  readonly name: string
}

/** Returns the name of a catalog's entry in the reader's language; an entry that isn't shipped keeps its own name. */
export function nameOfEntry(names: EntryNames, { slug, name }: NamedEntry): string {
  const message = names[slug]
  return message === undefined ? name : t(message)
}

/** Returns the entries with their names in the reader's language. */
export function entriesInWords<T extends NamedEntry>(names: EntryNames, entries: readonly T[]): readonly T[] {
  return entries.map((entry) => ({ ...entry, name: nameOfEntry(names, entry) }))
}
