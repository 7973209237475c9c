import { layoffsErrors } from '@rise/contract/layoffs/errors'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'

export interface FoundLayoff {
  readonly id: string
  readonly slug: string
  readonly name_key: string
  readonly company_name: string
  readonly company_id: string | null
  readonly updated_at: Date
}

/**
 * Returns the row of a layoff in the tracker, following merges.
 *
 * @throws {Failure} `layoff-not-found`
 */
export async function publicLayoff(db: Database | Tx, slug: string): Promise<FoundLayoff> {
  const { rows } = await sql<FoundLayoff>`
    with recursive chain as (
      select id, slug, state, name_key, company_name, company_id, updated_at, merged_into from layoff where slug = ${slug}
      union
      select next.id, next.slug, next.state, next.name_key, next.company_name, next.company_id, next.updated_at, next.merged_into
      from chain join layoff as next on next.id = chain.merged_into where chain.state = 'merged'
    )
    select id, slug, name_key, company_name, company_id, updated_at from chain where state = 'public'`.execute(db)
  const [row] = rows
  if (!row) throw new Failure(layoffsErrors['layoff-not-found'])
  return row
}
