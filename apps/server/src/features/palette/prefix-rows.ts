import { type RawBuilder, sql } from 'kysely'
import type { PaletteSearch } from './source.ts'

/** The number of hits shown of each kind. */
const SHOWN_HITS = 5
/** The number of rows scanned in list order. If they contain fewer matches than are shown, the words are rare. */
const MAX_SCANNED_ROWS = 3_000
/** The maximum number of matches that are ranked. Titles that begin with the typed text come first. */
const MOST_RANKED = 30

/** The columns by which one kind of content is searched. */
export interface Searched {
  /** A table with an index of its words and an index of its list order. */
  readonly table: string
  /** The `tsvector` column to search. */
  readonly vector: string
  readonly key: string
  /** The list order; the best rows come first. */
  readonly order: readonly `${string} ${'asc' | 'desc'}`[]
  /** The `where` condition of the index of the list order. */
  readonly listed?: RawBuilder<boolean>
  /** Further conditions on a row, such as the viewer's blocks. */
  readonly seen: RawBuilder<boolean>
  /** The `tsquery` to match. */
  readonly words: string
}

/** The columns to return of the matching rows, which are named `best`. */
interface ShownColumns {
  readonly columns: RawBuilder<unknown>
  readonly title: RawBuilder<string>
  readonly joins: RawBuilder<unknown>
  readonly search: PaletteSearch
}

/**
 * Returns a statement that finds a few rows by word prefixes. It reads a limited number of rows. For frequent words,
 * the first rows in list order are enough. Words with fewer matches there are rare, so all their matches are collected
 * through the word index.
 */
export function prefixRows<Row>(
  { table, vector, key, order, listed = sql<boolean>`true`, seen, words }: Searched,
  { columns: shownColumns, title, joins, search: { typed, forgiving } }: ShownColumns,
): RawBuilder<Row> {
  const rows = sql.table(table)
  const orderColumns = order.map((part) => part.split(' ') as [column: string, way: string])
  const columns = [...new Set([key, ...orderColumns.map(([column]) => column)])]
  const inOrder = (of?: string) =>
    sql.join(orderColumns.map(([column, way]) => sql`${sql.ref(of ? `${of}.${column}` : column)} ${sql.raw(way)}`))
  const scannedColumns = sql.join(columns.map((column) => sql.ref(`${table}.${column}`)))
  const has = sql<boolean>`${sql.ref(`${table}.${vector}`)} @@ ${words}::tsquery`
  // A query that tolerates typos has hundreds of words, which only the word index answers quickly.
  const mostWalked = forgiving ? 0 : MAX_SCANNED_ROWS
  return sql<Row>`
    with walked as materialized (
      select ${scannedColumns} from (
        select * from ${rows} where ${listed} order by ${inOrder()} limit ${sql.lit(mostWalked)}
      ) as ${rows} where ${has} and ${seen} limit ${sql.lit(MOST_RANKED)}
    ), collected as materialized (
      select ${scannedColumns} from ${rows}
      where (select count(*) from walked) < ${sql.lit(SHOWN_HITS)} and ${listed} and ${has} and ${seen}
    ), best as materialized (
      select * from (select * from walked union select * from collected) as found
      order by ${inOrder()} limit ${sql.lit(MOST_RANKED)}
    )
    select ${shownColumns} from best ${joins}
    order by starts_with(lower(${title}), ${typed.toLowerCase()}) desc, ${inOrder('best')}
    limit ${sql.lit(SHOWN_HITS)}`
}
