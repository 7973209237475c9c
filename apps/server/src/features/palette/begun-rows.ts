import { type RawBuilder, sql } from 'kysely'
import type { PaletteSearch } from './source.ts'

/** Hits of one kind. */
const SHOWN = 5
/**
 * The number of rows scanned in list order; less than a full list of matches among them means that few rows have the words
 * at all.
 */
const WALKED = 3_000
/** Of this many matches, those whose title begins with the typed text come first. */
const WEIGHED = 30

/** The columns by which a kind of content is searched. */
export interface Searched {
  /** A table with an index of its words and one of its order. */
  readonly table: string
  /** The `tsvector`. */
  readonly vector: string
  /** Its key. */
  readonly key: string
  /** The first ones are the best. */
  readonly order: readonly `${string} ${'asc' | 'desc'}`[]
  /** Who is in the index of the order. */
  readonly listed?: RawBuilder<boolean>
  /** Further conditions on a row, the viewer's blocks among them. */
  readonly seen: RawBuilder<boolean>
  /** A `tsquery`. */
  readonly words: string
}

/** The columns shown of the matching rows, which are named `best`. */
interface Shown {
  readonly columns: RawBuilder<unknown>
  readonly title: RawBuilder<string>
  readonly joins: RawBuilder<unknown>
  readonly search: PaletteSearch
}

/**
 * The statement that finds a few rows by the beginnings of words. It reads a bounded number of rows: the first rows in list order
 * suffice for frequent words; words with fewer matches there are rare enough to be collected through the index of words.
 */
export function begunRows<Row>(
  { table, vector, key, order, listed = sql<boolean>`true`, seen, words }: Searched,
  { columns: shown, title, joins, search: { typed, forgiving } }: Shown,
): RawBuilder<Row> {
  const rows = sql.table(table)
  const by = order.map((part) => part.split(' ') as [column: string, way: string])
  const columns = [...new Set([key, ...by.map(([column]) => column)])]
  const inOrder = (of?: string) =>
    sql.join(by.map(([column, way]) => sql`${sql.ref(of ? `${of}.${column}` : column)} ${sql.raw(way)}`))
  const wanted = sql.join(columns.map((column) => sql.ref(`${table}.${column}`)))
  const has = sql<boolean>`${sql.ref(`${table}.${vector}`)} @@ ${words}::tsquery`
  // A query that allows typing errors has hundreds of words, which only the index answers quickly.
  const walked = forgiving ? 0 : WALKED
  return sql<Row>`
    with walked as materialized (
      select ${wanted} from (
        select * from ${rows} where ${listed} order by ${inOrder()} limit ${sql.lit(walked)}
      ) as ${rows} where ${has} and ${seen} limit ${sql.lit(WEIGHED)}
    ), collected as materialized (
      select ${wanted} from ${rows}
      where (select count(*) from walked) < ${sql.lit(SHOWN)} and ${listed} and ${has} and ${seen}
    ), best as materialized (
      select * from (select * from walked union select * from collected) as found
      order by ${inOrder()} limit ${sql.lit(WEIGHED)}
    )
    select ${shown} from best ${joins}
    order by starts_with(lower(${title}), ${typed.toLowerCase()}) desc, ${inOrder('best')}
    limit ${sql.lit(SHOWN)}`
}
