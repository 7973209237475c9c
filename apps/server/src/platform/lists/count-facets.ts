import { NOT_SPECIFIED } from '@rise/contract/list'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { PLANNED_EACH_TIME } from '../database/preparing-client.ts'
import { isSet } from './conditions.ts'

/** A facet of a list: the value of a row (null if it has none), or an array of several values. */
export type Facet = ({ readonly value: RawBuilder<unknown> } | { readonly values: RawBuilder<unknown> }) & {
  /** The expression for a row's words for the value. */
  readonly words?: RawBuilder<unknown>
  /** The maximum number of values to count, the most frequent first; all by default. */
  readonly most?: number
}

interface FacetedList<Name extends string> {
  readonly facets: Readonly<Record<Name, Facet>>
  /** The filters that are set, by the name of their facet. */
  readonly filters: Readonly<Partial<Record<NoInfer<Name>, unknown>>>
  /** Returns the tables and the condition of the rows that match all filters but the one called `except`. */
  rowsOf(except?: NoInfer<Name>): RawBuilder<unknown>
  /** Returns the maximum number of these rows to examine; all by default. */
  mostOf?(except?: NoInfer<Name>): number
}

/** A value with its number of rows. */
export interface CountedValue {
  /** The value; `not-specified` for rows without one. */
  readonly slug: string
  /** The words of one of these rows for the value. */
  readonly words: string | null
  readonly count: number
}

export interface FacetCounts<Name extends string> {
  /** The number of rows that match all filters. */
  readonly total: number
  /** Whether all matching rows were counted; otherwise, `total` is a minimum. */
  readonly isTotalExact: boolean
  /** The counted values of each facet, most frequent first. */
  readonly values: Readonly<Record<Name, readonly CountedValue[]>>
  /** The facets whose counts are minimums, because not all rows were examined. */
  readonly inexact: readonly Name[]
}

interface Row {
  readonly subquery: number
  /** The facet; null for the number of all rows. */
  readonly facet: string | null
  readonly value: string | null
  readonly words: string | null
  readonly count: number
}

/**
 * Counts the rows of a list by the values of its facets, in one statement. A facet with a filter is counted without
 * its own filter: each count is then the size that the list would have with that value instead.
 */
export async function countFacets<Name extends string>(
  db: Database,
  { facets, filters, rowsOf, mostOf }: FacetedList<Name>,
): Promise<FacetCounts<Name>> {
  const names = Object.keys(facets) as Name[]
  const filteredFacets = names.filter((name) => isSet(filters[name]))
  const subqueries = [undefined, ...filteredFacets].map((except, index) => {
    const countedFacets = except === undefined ? names.filter((name) => !filteredFacets.includes(name)) : [except]
    const columns = sql.join(countedFacets.flatMap((name) => columnsOf(name, facets[name])))
    const most = mostOf?.(except)
    // One further row shows that there are more rows.
    const limit = most === undefined ? sql`` : sql`limit ${sql.lit(most + 1)}`
    const table = sql.table(`subquery_${index}`)
    return { index, counted: countedFacets, table, most, rows: sql`select ${columns} from ${rowsOf(except)} ${limit}` }
  })
  const { rows } = await sql<Row>`${sql.raw(PLANNED_EACH_TIME)}
    with ${sql.join(subqueries.map((subquery) => sql`${subquery.table} as materialized (${subquery.rows})`))}
    ${sql.join(
      subqueries.flatMap(({ index, counted, table }) => [
        sql`select ${sql.lit(index)} as subquery, null as facet, null as value, null as words, count(*)::int as count from ${table}`,
        ...counted.map(
          (name) => sql`(select ${sql.lit(index)}, ${sql.lit(name)}, ${tallyOf(name, facets[name], table)})`,
        ),
      ]),
      sql` union all `,
    )}`.execute(db)
  const totals = subqueries.map(
    ({ index }) => rows.find((row) => row.subquery === index && row.facet === null)?.count ?? 0,
  )
  const isExact = subqueries.map(({ index, most }) => most === undefined || (totals[index] ?? 0) <= most)
  return {
    total: totals[0] ?? 0,
    isTotalExact: isExact[0] ?? true,
    values: Object.fromEntries(
      names.map((name) => [
        name,
        presentValues(
          rows.filter(({ facet }) => facet === name),
          facets[name].most,
        ),
      ]),
    ) as Record<Name, CountedValue[]>,
    inexact: subqueries.flatMap(({ index, counted }) => (isExact[index] ? [] : counted)),
  }
}

function columnsOf(name: string, facet: Facet): RawBuilder<unknown>[] {
  const value = 'value' in facet ? facet.value : facet.values
  const words = facet.words === undefined ? [] : [sql`${facet.words} as ${sql.ref(wordsOf(name))}`]
  return [sql`${value} as ${sql.ref(name)}`, ...words]
}

function wordsOf(name: string): string {
  return `${name}_words`
}

function tallyOf(name: string, facet: Facet, table: RawBuilder<unknown>): RawBuilder<unknown> {
  const hasArray = 'values' in facet
  const rows = hasArray ? sql`${table} left join lateral unnest(${sql.ref(name)}) as value on true` : table
  const value = sql`${hasArray ? sql`value` : sql.ref(name)}::text`
  const words = facet.words === undefined ? sql`null` : sql`min(${sql.ref(wordsOf(name))})`
  // Rows without a value come first, so that they don't fall beyond the limit.
  const limit = facet.most === undefined ? sql`` : sql`limit ${sql.lit(facet.most + 1)}`
  return sql`${value}, ${words}, count(*)::int from ${rows} group by 3 order by ${value} is null desc, 5 desc, 3 ${limit}`
}

function presentValues(rows: readonly Row[], most?: number): CountedValue[] {
  const knownValues = rows.filter(({ value }) => value !== null).slice(0, most)
  const rowsWithoutValue = rows.filter(({ value }) => value === null)
  return [...knownValues, ...rowsWithoutValue]
    .map(({ value, words, count }) => ({ slug: value ?? NOT_SPECIFIED, words, count }))
    .toSorted((a, b) => b.count - a.count)
}
