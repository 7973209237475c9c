import { sql } from 'kysely'
import { type AccountDataPart, asJson } from '../session/index.ts'

/** The cases of a professional or company with all their addresses, for the download of their data. */
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

/** Others' requests to name a professional in a case, with the answers, for the download of their data. */
export const creditsData: AccountDataPart = {
  name: 'portfolioCredits',
  collect: async ({ db }, { actorId }) => {
    const rows = await db
      .selectFrom('portfolio_credit as credit')
      .innerJoin('portfolio_case as card', 'card.id', 'credit.case_id')
      .select(['card.title', 'credit.part', 'credit.asked_at', 'credit.agreed_at', 'credit.declined_at'])
      .where('credit.actor_id', '=', actorId)
      .where('credit.asked_at', 'is not', null)
      .orderBy('credit.asked_at')
      .execute()
    return asJson(rows)
  },
}
