import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { distinctiveWords, isSameWorkplace } from './workplace.ts'

/** Per workplace: the most companies of exactly that name, and the most that contain its words. */
const MOST_NAMESAKES = 5
const MOST_ALIKE = 50

interface Row {
  readonly id: string
  readonly wanted: string
  readonly name: string
  readonly industries: readonly string[]
}

/**
 * Returns the companies that a professional works for, given the names in their story. Matches by `isSameWorkplace`, as
 * the companies' lists of people do. What it examines is bounded, so for a word that occurs in very many names, only an
 * identical name is found.
 */
export async function findWorkplaces(db: Database, names: readonly string[]): Promise<readonly Row[]> {
  if (names.length === 0) return []
  const words = names.map((name) =>
    distinctiveWords(name)
      .map((word) => `'${word}'`)
      .join(' & '),
  )
  const { rows } = await sql<Row>`
    select distinct on (wanted.name, found.actor_id) found.actor_id as id, wanted.name as wanted, found.name,
      found.all_industries as industries
    from unnest(${[...names]}::text[], ${words}::text[]) as wanted (name, words) cross join lateral (
      (select actor_id, name, all_industries from company
      where lower(company.name) = lower(wanted.name) limit ${sql.lit(MOST_NAMESAKES)})
      union all
      (select actor_id, name, all_industries from company
      where wanted.words <> '' and company.terms @@ to_tsquery('simple', wanted.words) limit ${sql.lit(MOST_ALIKE)})
    ) as found`.execute(db)
  return rows.filter(({ wanted, name }) => isSameWorkplace({ name: wanted }, { name }))
}
