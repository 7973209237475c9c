import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { part } from '../../../platform/slot.ts'

const MOST_LAYOFFS = 5

/** The newest layoffs linked to a company, for its page. */
export const companyLayoffs = part({
  column: ({ db, ownerId }) =>
    jsonArrayFrom(
      db
        .selectFrom('layoff')
        .select(['layoff.slug', 'layoff.people as number', 'layoff.share'])
        .select(sql<string>`to_char(layoff.announced_on, 'YYYY-MM-DD')`.as('date'))
        .where('layoff.company_id', '=', ownerId)
        .where('layoff.state', '=', 'public')
        .orderBy('layoff.announced_on', 'desc')
        .orderBy('layoff.id', 'desc')
        .limit(MOST_LAYOFFS),
    ),
  present: (rows) => rows,
})
