import { sql } from 'kysely'
import { type AccountDataPart, asJson } from '../session/index.ts'

/** What is held of a professional's cases, with every address they had, for the download of their data. */
export const portfolioData: AccountDataPart = {
  name: 'portfolio',
  collect: async ({ db }, { actorId }) => {
    const rows = await db
      .selectFrom('portfolio_case')
      .selectAll()
      .select(({ selectFrom }) =>
        selectFrom('portfolio_slug')
          .select(sql<string[]>`array_agg(slug order by present desc, slug)`.as('slugs'))
          .whereRef('case_id', '=', 'portfolio_case.id')
          .as('addresses'),
      )
      .where('actor_id', '=', actorId)
      .orderBy('position')
      .execute()
    return asJson(rows)
  },
}
