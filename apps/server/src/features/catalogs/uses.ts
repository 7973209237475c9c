import type { EditableCatalog } from '@rise/contract/catalogs/kinds'
import type { RawBuilder } from 'kysely'

/** A column in which a feature stores choices from a catalog. */
export interface StoredUse {
  readonly catalog: EditableCatalog
  readonly table: string
  /** The column by which the table is scanned in batches; unique and indexed. */
  readonly key: string
  readonly column: string
  /**
   * What the column holds: one slug, a list of distinct slugs, a list of slugs parallel to another column, or a list of
   * names and people's own words.
   */
  readonly holds: 'slug' | 'slugs' | 'slugs-in-order' | 'names'
  /** False if another column counts the same choice. */
  readonly counted?: false
}

/** Counts kept elsewhere: rows with `chosen`, a slug or a text, and its number of `uses`. */
interface CountedUse {
  readonly catalog: EditableCatalog
  readonly counts: RawBuilder<unknown>
}

export type CatalogUse = StoredUse | CountedUse

declare module '../../platform/feature.ts' {
  interface Feature {
    /** The feature's columns with catalog choices, whose uses are counted, and rewritten when entries are merged. */
    readonly catalogUses?: readonly CatalogUse[]
  }
}
