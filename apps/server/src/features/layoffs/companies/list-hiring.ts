import type { Hiring } from '@rise/contract/layoffs/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type CompanyCardRow, companyCardOf, presentCompanyCard } from '../../companies/index.ts'
import { notBlocked } from '../../connections/index.ts'
import { jobCardsOf } from '../../jobs/index.ts'

/** The maximum number of offers shown for a layoff, latest first. */
const MOST_OFFERS = 12

interface OfferRow {
  readonly id: string
  readonly company_id: string
  readonly hidden: boolean
  readonly words: string
  readonly jobs: readonly string[]
  readonly card: CompanyCardRow | null
}

/** Which offers to select: those that a viewer may see, or one company's own. */
type Scope = { readonly viewerActorId: string | null } | { readonly companyId: string }

/**
 * Returns employers' offers to people affected. For a viewer, leaves out offers without an open job, of companies that
 * are no longer on Pro, and across a block. A company's own offer is always returned.
 */
export async function listHiring({ db }: Context, layoffId: string, of: Scope): Promise<Hiring[]> {
  const isOwn = 'companyId' in of
  const visibility = isOwn
    ? sql`offer.company_id = ${of.companyId}`
    : sql`actor.plan = 'Pro' and ${notBlocked(of.viewerActorId, 'offer.company_id')}`
  const { rows } = await sql<OfferRow>`
    select offer.id, offer.company_id, offer.words, offer.jobs, offer.hidden_at is not null as hidden,
      ${companyCardOf(db, sql.ref<string>('offer.company_id'))} as card
    from layoff_hiring as offer
    join actor on actor.id = offer.company_id
    where offer.layoff_id = ${layoffId} and ${visibility}
    order by offer.created_at desc, offer.company_id limit ${MOST_OFFERS}`.execute(db)
  const reader = isOwn ? of.companyId : of.viewerActorId
  const cards = await jobCardsOf(db, [...new Set(rows.flatMap(({ jobs }) => jobs))])
  const cardOf = new Map(cards.map((card) => [card._id, card]))
  return rows.flatMap(({ id: _id, company_id, words, hidden, jobs, card }) => {
    const openJobs = jobs.flatMap((id) => cardOf.get(id) ?? [])
    if (!card || (openJobs.length === 0 && !isOwn)) return []
    const visibleWords = hidden && company_id !== reader ? { words: '', hidden: false } : { words, hidden }
    return [{ _id, company: presentCompanyCard(card), ...visibleWords, jobs: openJobs }]
  })
}
