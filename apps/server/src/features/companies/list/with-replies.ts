import type { CompanyCard, ListedCompany } from '@rise/contract/companies/shapes'
import type { Database } from '../../../platform/database/database.ts'

/** Adds the reply figures of listed companies, in one query. */
export async function withReplies(db: Database, cards: readonly CompanyCard[]): Promise<ListedCompany[]> {
  if (cards.length === 0) return []
  const ids = cards.map(({ _id }) => _id)
  const rows = await db
    .selectFrom('reply_figure')
    .select(['company_id', 'applications', 'percent', 'median_days as medianDays'])
    .where('company_id', 'in', ids)
    .where('job_id', 'is', null)
    .execute()
  const figures = new Map(rows.map(({ company_id, ...replies }) => [company_id, replies]))
  return cards.map((card) => ({ ...card, replies: figures.get(card._id) ?? null }))
}
