import { CASES_ON_COMPANY_PAGE } from '@rise/contract/portfolio/limits'
import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { part } from '../../platform/slot.ts'
import { type CardRow, caseCards } from './case-row.ts'
import { presentCard } from './present-case.ts'

/** The first published cases of a company and their total, for its page. */
export const companyCases = part({
  column({ db, ownerId }) {
    const publishedCases = caseCards(db)
      .where('card.actor_id', '=', ownerId)
      .where('card.published_at', 'is not', null)
      .orderBy('card.position')
      .orderBy('card.id')
      .limit(CASES_ON_COMPANY_PAGE)
    return jsonBuildObject({
      first: sql<CardRow[]>`(select coalesce(json_agg(found), '[]') from (${publishedCases}) as found)`,
      total: sql<number>`(
        select count(*)::integer from portfolio_case where actor_id = ${ownerId} and published_at is not null)`,
    })
  },
  present: ({ first, total }) => ({ first: first.map(presentCard), total }),
})
