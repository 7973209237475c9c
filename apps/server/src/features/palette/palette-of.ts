import type { PaletteHit } from '@rise/contract/palette/shapes'
import { type RawBuilder, sql } from 'kysely'
import { prefixPlainWords } from '../../platform/words/prefix-words.ts'
import { prefixRows, type Searched } from './prefix-rows.ts'
import type { PaletteSearch, PaletteSource } from './source.ts'

/** The search conditions of a table, and the columns to return. */
interface SearchedTable<Row> extends Omit<Searched, 'vector' | 'key' | 'seen' | 'words'> {
  /** The `tsvector` column; `terms` by default. */
  readonly vector?: string
  /** The key column; `id` by default. */
  readonly key?: string
  /** Returns the `tsquery`, by default for plain words; undefined if there is nothing to search for. */
  readonly words?: (search: PaletteSearch) => string | undefined
  /** Whether the viewer may see a row; by default, every listed row is visible to everyone. */
  readonly seen?: (search: PaletteSearch) => RawBuilder<boolean>
  readonly columns: RawBuilder<unknown>
  /** Joins the tables of the returned columns to `best`, the matching rows; by default, the searched table itself. */
  readonly joins?: RawBuilder<unknown>
  /** The column with the title of a hit. */
  readonly title: string | RawBuilder<string>
  /** Returns a row as a hit; `picture` is null by default. */
  present(row: Row, search: PaletteSearch): Omit<PaletteHit, 'picture'> & { readonly picture?: string | null }
}

/** Returns a source that searches one table by word prefixes. */
export function paletteOf<Row>({
  vector = 'terms',
  key = 'id',
  words: wordsOf = prefixPlainWords,
  seen = () => sql<boolean>`true`,
  columns,
  joins,
  title,
  present,
  ...searched
}: SearchedTable<Row>): PaletteSource {
  const { table } = searched
  const shownColumns = {
    columns,
    joins: joins ?? sql`join ${sql.table(table)} on ${sql.ref(`${table}.${key}`)} = ${sql.ref(`best.${key}`)}`,
    title: typeof title === 'string' ? sql<string>`${sql.ref(title)}` : title,
  }
  return async (search) => {
    const words = wordsOf(search)
    if (words === undefined) return []
    const statement = prefixRows<Row>(
      { ...searched, vector, key, seen: seen(search), words },
      { ...shownColumns, search },
    )
    const { rows } = await statement.execute(search.ctx.db)
    return rows.map((row) => ({ picture: null, ...present(row, search) }))
  }
}
