import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { distinctiveWords, isSameWorkplace } from './workplace.ts'

/**
 * The maximum numbers of companies read per workplace: of companies with exactly its name, and of companies whose name
 * contains its words.
 */
const MOST_NAMESAKES = 5
const MOST_ALIKE = 50

interface Row {
  readonly id: string
  readonly wanted: string
  readonly name: string
  readonly industries: readonly string[]
}

/**
 * Selects the companies that may be meant by these names, as `id, wanted, name, website, industries`; the caller
 * compares them. Examines a bounded number of rows, so for words that occur in very many names, only an identical name
 * is certain to be found.
 */
export function companiesNamed(names: readonly string[]): RawBuilder<unknown> {
  const words = names.map((name) =>
    distinctiveWords(name)
      .map((word) => `'${word}'`)
      .join(' & '),
  )
  return sql`
    select distinct on (wanted.name, found.actor_id) found.actor_id as id, wanted.name as wanted, found.name,
      found.website, found.all_industries as industries
    from unnest(${[...names]}::text[], ${words}::text[]) as wanted (name, words) cross join lateral (
      (select actor_id, name, website, all_industries from company
      where lower(company.name) = lower(wanted.name) limit ${sql.lit(MOST_NAMESAKES)})
      union all
      (select actor_id, name, website, all_industries from company
      where wanted.words <> '' and company.terms @@ to_tsquery('simple', wanted.words) limit ${sql.lit(MOST_ALIKE)})
    ) as found`
}

/**
 * Returns the companies that a professional works for, given the names in their story. Matches by `isSameWorkplace`, as
 * the companies' lists of people do.
 */
export async function findWorkplaces(db: Database, names: readonly string[]): Promise<readonly Row[]> {
  if (names.length === 0) return []
  const { rows } = await sql<Row>`${companiesNamed(names)}`.execute(db)
  return rows.filter(({ wanted, name }) => isSameWorkplace({ name: wanted }, { name }))
}
