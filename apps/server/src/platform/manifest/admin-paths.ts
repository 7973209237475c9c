import type { RawBuilder } from 'kysely'

/** The admin pages of a feature's things, for links in the timeline. */
export interface AdminPaths {
  /** The pages that list things without a page of their own, by kind of thing. */
  readonly lists?: Readonly<Record<string, string>>
  /** Returns the paths of the existing ones of these things, with the columns `id` and `path`. */
  things?(ids: readonly string[]): RawBuilder<{ id: string; path: string }>
}
