import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    catalog_entry: {
      catalog: string
      slug: string
      name: string
      group_name: string
      aliases: string[]
      retired: Generated<boolean>
      merged_into: string | null
      version: number
      added_at: Date | null
      changed_at: Date
    }
    /** A single row. The revision is a bigint, which arrives as text. */
    catalog_revision: { id: Generated<boolean>; revision: ColumnType<string, never, unknown> }
  }
}
