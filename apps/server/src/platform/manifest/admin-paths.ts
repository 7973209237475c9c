import type { RawBuilder } from 'kysely'

/** The admin pages of a feature's things, to which the timeline links. */
export interface AdminPaths {
  /** The paths of pages that list things without their own page, by kind of thing. */
  readonly lists?: Readonly<Record<string, string>>
  /** Returns the paths of these things, if they exist, as rows with the columns `id` and `path`. */
  things?(ids: readonly string[]): RawBuilder<{ id: string; path: string }>
}
