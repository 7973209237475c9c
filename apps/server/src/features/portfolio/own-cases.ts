import { gateErrors, platformErrors } from '@rise/contract/errors'
import { portfolioErrors } from '@rise/contract/portfolio/errors'
import { mayEditCase, mayWriteCases } from '@rise/contract/portfolio/policy'
import type { OwnCase, OwnCaseCard } from '@rise/contract/portfolio/shapes'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { membershipRole } from '../session/index.ts'
import { type CaseRow, cardsOf, cases } from './case-row.ts'
import { creditsOf } from './credits/credit-rows.ts'
import { presentOwnCard, presentOwnCase } from './present-case.ts'

/**
 * Returns the cases of the member, or of the company that they act for, including drafts, in order.
 * @throws {Failure} `forbidden`
 */
export async function listOwnCases({ db }: Context, member: SignedIn): Promise<OwnCaseCard[]> {
  const { ownerId } = await ownerFor(db, member)
  return (await cardsOf(db, ownerId)).map(presentOwnCard)
}

/**
 * Returns the member's own case at a current or former address.
 * @throws {Failure} `forbidden`; `case-not-found`, also for someone else's case
 */
export async function ownCase({ db }: Context, member: SignedIn, slug: string): Promise<OwnCase> {
  return presentOwn(db, await findOwnRow(db, member, slug))
}

/** Returns a case for editing. */
export async function presentOwn(db: Database | Tx, row: CaseRow): Promise<OwnCase> {
  return presentOwnCase(row, await creditsOf(db, row.id))
}

/**
 * Returns the row of the member's own case at a current or former address.
 * @throws {Failure} `forbidden`; `case-not-found`, also for someone else's case
 */
export async function findOwnRow(db: Database | Tx, member: SignedIn, slug: string): Promise<CaseRow> {
  const { teamRole } = await ownerFor(db, member)
  const row = await cases(db)
    .innerJoin('portfolio_slug as asked', 'asked.case_id', 'card.id')
    .where('asked.slug', '=', slug)
    .executeTakeFirst()
  if (!row || mayEditCase(member, { ownerId: row.actor_id, teamRole }) !== 'allowed') {
    throw new Failure(portfolioErrors['case-not-found'])
  }
  return row
}

/** Returns the owner of the cases that a member writes: the member, or the company that they act for. */
async function ownerFor(db: Database | Tx, member: SignedIn) {
  const { actorId: ownerId, loginId, role } = member
  if (ownerId === null) throw notAnOwner()
  const teamRole = role === 'employer' ? await membershipRole(db, loginId, ownerId) : null
  if (mayWriteCases(member, { ownerId, teamRole }) === 'allowed') return { ownerId, teamRole }
  throw notAnOwner()
}

function notAnOwner(): Failure {
  const message = t('Only professionals, and people who may edit a company’s page, write cases.')
  return new Failure(gateErrors.forbidden, { message })
}

/**
 * Serialises changes to one portfolio, and returns its owner's actor.
 * @throws {Failure} `forbidden`, `not-found` for an erased owner
 */
export async function lockPortfolio(tx: Tx, member: SignedIn): Promise<string> {
  const { ownerId } = await ownerFor(tx, member)
  const table = member.role === 'employer' ? 'company' : 'professional'
  const { rows } = await sql`select from ${sql.table(table)} where actor_id = ${ownerId} for update`.execute(tx)
  if (rows.length === 0) throw new Failure(platformErrors['not-found'])
  return ownerId
}
