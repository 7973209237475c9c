import type { CreditState } from '@rise/contract/portfolio/kinds'
import type { OwnCase, PortfolioCase } from '@rise/contract/portfolio/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { memberCardsOf } from '../../connections/index.ts'
import { nameOf } from '../../professionals/index.ts'

/** A person's answer, for a query's `credit`; null if their consent was not requested yet. */
export const creditState: RawBuilder<CreditState | null> = sql`case
  when credit.agreed_at is not null then 'agreed'
  when credit.declined_at is not null then 'declined'
  when credit.asked_at is not null then 'asked' end`

/** Returns the people that the owner of a case wants to name, with their answers. */
export async function creditsOf(db: Database | Tx, caseId: string): Promise<OwnCase['credits']> {
  const rows = await db
    .selectFrom('portfolio_credit as credit')
    .innerJoin('actor', 'actor.id', 'credit.actor_id')
    .innerJoin('professional', 'professional.actor_id', 'actor.id')
    .select(['actor.slug', 'professional.first_name', 'professional.last_name', 'credit.part'])
    .select(creditState.as('state'))
    .where('credit.case_id', '=', caseId)
    .where('credit.wanted', '=', true)
    .where('actor.listed', '=', true)
    .orderBy('credit.place')
    .execute()
  return rows.map(({ slug, part, state, ...person }) => ({ slug, name: nameOf(person), part, state: state ?? 'later' }))
}

/** Returns the people who agreed to be named and are visible to the viewer, in the owner's order. */
export async function peopleOf(
  db: Database,
  viewerActorId: string | null,
  caseId: string,
): Promise<PortfolioCase['people']> {
  const rows = await db
    .selectFrom('portfolio_credit')
    .select(['actor_id', 'part'])
    .where('case_id', '=', caseId)
    .where('wanted', '=', true)
    .where('agreed_at', 'is not', null)
    .orderBy('place')
    .execute()
  const ids = rows.map(({ actor_id }) => actor_id)
  const cards = await memberCardsOf(db, viewerActorId, ids)
  return rows.flatMap(({ actor_id, part }) => {
    const card = cards.get(actor_id)
    if (!card) return []
    const { _id, slug, firstName, lastName, photo } = card
    return [{ _id, slug, firstName, lastName, photo, part }]
  })
}
