import { type RawBuilder, sql } from 'kysely'
import type { PaletteSearch } from './source.ts'

/** Hits of one kind. */
const SHOWN = 5
/** The number of rows scanned in list order. If they contain fewer matches than a full list, the words are rare. */
const WALKED = 3_000
/** Among this many matches, titles that begin with the typed text are ranked first. */
const WEIGHED = 30

/** The columns by which one kind of content is searched. */
export interface Searched {
  /** A table with an index of its words and an index of its list order. */
  readonly table: string
  /** The `tsvector` column. */
  readonly vector: string
  /** Its key. */
  readonly key: string
  /** The list order; the best rows come first. */
  readonly order: readonly `${string} ${'asc' | 'desc'}`[]
  /** The condition of the index of the list order. */
  readonly listed?: RawBuilder<boolean>
  /** Further conditions on a row, such as the viewer's blocks. */
  readonly seen: RawBuilder<boolean>
  /** The `tsquery`. */
  readonly words: string
}

/** The columns to return of the matching rows, which are named `best`. */
interface Shown {
  readonly columns: RawBuilder<unknown>
  readonly title: RawBuilder<string>
  readonly joins: RawBuilder<unknown>
  readonly search: PaletteSearch
}

/**
 * Returns a statement that finds a few rows by word prefixes. It reads a limited number of rows: for frequent words the
 * first rows in list order suffice; words with fewer matches there are rare enough to be collected through the word
 * index.
 */
export function prefixRows<Row>(
  { table, vector, key, order, listed = sql<boolean>`true`, seen, words }: Searched,
  { columns: shown, title, joins, search: { typed, forgiving } }: Shown,
): RawBuilder<Row> {
  const rows = sql.table(table)
  const by = order.map((part) => part.split(' ') as [column: string, way: string])
  const columns = [...new Set([key, ...by.map(([column]) => column)])]
  const inOrder = (of?: string) =>
    sql.join(by.map(([column, way]) => sql`${sql.ref(of ? `${of}.${column}` : column)} ${sql.raw(way)}`))
  const scannedColumns = sql.join(columns.map((column) => sql.ref(`${table}.${column}`)))
  const has = sql<boolean>`${sql.ref(`${table}.${vector}`)} @@ ${words}::tsquery`
  // A query that tolerates typos has hundreds of words, which only the word index answers quickly.
  const walked = forgiving ? 0 : WALKED
  return sql<Row>`
    with walked as materialized (
      select ${scannedColumns} from (
        select * from ${rows} where ${listed} order by ${inOrder()} limit ${sql.lit(walked)}
      ) as ${rows} where ${has} and ${seen} limit ${sql.lit(WEIGHED)}
    ), collected as materialized (
      select ${scannedColumns} from ${rows}
      where (select count(*) from walked) < ${sql.lit(SHOWN)} and ${listed} and ${has} and ${seen}
    ), best as materialized (
      select * from (select * from walked union select * from collected) as found
      order by ${inOrder()} limit ${sql.lit(WEIGHED)}
    )
    select ${shown} from best ${joins}
    order by starts_with(lower(${title}), ${typed.toLowerCase()}) desc, ${inOrder('best')}
    limit ${sql.lit(SHOWN)}`
}
