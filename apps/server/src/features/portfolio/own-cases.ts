import { platformErrors } from '@rise/contract/errors'
import { portfolioErrors } from '@rise/contract/portfolio/errors'
import { mayEditCase } from '@rise/contract/portfolio/policy'
import type { OwnCase, OwnCaseCard } from '@rise/contract/portfolio/shapes'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { type CaseRow, cardsOf, cases } from './case-row.ts'
import { presentOwnCard, presentOwnCase } from './present-case.ts'

/** One's own cases with the drafts, in their order. */
export async function listOwnCases({ db }: Context, { actorId }: SignedIn): Promise<OwnCaseCard[]> {
  return actorId === null ? [] : (await cardsOf(db, actorId)).map(presentOwnCard)
}

/**
 * A case of one's own at an address, present or former.
 *
 * @throws {Failure} `case-not-found`, also for another's
 */
export async function ownCase({ db }: Context, member: SignedIn, slug: string): Promise<OwnCase> {
  return presentOwnCase(await findOwnRow(db, member, slug))
}

/** The row behind it. */
export async function findOwnRow(db: Database | Tx, member: SignedIn, slug: string): Promise<CaseRow> {
  const row = await cases(db)
    .innerJoin('portfolio_slug as asked', 'asked.case_id', 'card.id')
    .where('asked.slug', '=', slug)
    .executeTakeFirst()
  if (!row || mayEditCase(member, { ownerId: row.actor_id }) !== 'allowed') {
    throw new Failure(portfolioErrors['case-not-found'])
  }
  return row
}

/**
 * Serialises the changes to one member's portfolio, and returns the member's actor.
 *
 * @throws {Failure} `not-found` for anyone but a professional
 */
export async function lockPortfolio(tx: Tx, { actorId }: SignedIn): Promise<string> {
  const professional = await tx
    .selectFrom('professional')
    .select('actor_id')
    .where('actor_id', '=', actorId)
    .forUpdate()
    .executeTakeFirst()
  if (!professional) throw new Failure(platformErrors['not-found'])
  return professional.actor_id
}
