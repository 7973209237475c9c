import { companyClaimErrors } from '@rise/contract/companies/claims/errors'
import { sessionErrors } from '@rise/contract/session/errors'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client, SignedIn } from '../../../platform/http/requester.ts'
import { lockActor, type SignInReply } from '../../session/index.ts'
import { isAtDomain, ownDomain } from '../own-domain.ts'
import { findCompanyTicket, hasAccount, spendCompanyTicket } from '../tickets/company-tickets.ts'
import { enterAsMember, enterAsNewcomer, type NewPerson } from '../tickets/join-by-ticket.ts'
import { assignCompany } from './assign-company.ts'
import { isClaimed } from './read-claim-methods.ts'

/**
 * Returns the page and the address of an emailed claim, and whether the address has an account. Refuses with
 * `link-not-valid`.
 */
export async function readClaim(ctx: Context, token: string) {
  const { name, slug, email } = await findCompanyTicket(ctx, ctx.db, token, 'claim')
  return { companyName: name, slug, email, hasAccount: await hasAccount(ctx.db, email) }
}

/**
 * Claims the page with the current account; the link may have gone to a mailbox other than the account's.
 *
 * @throws {Failure} `link-not-valid`, `already-claimed`, `forbidden`
 */
export function acceptClaim(
  ctx: Context,
  who: { member: SignedIn; client: Client },
  token: string,
): Promise<SignInReply> {
  return enterAsMember(ctx, who, (tx, loginId) => claim(ctx, tx, token, loginId))
}

/**
 * Claims the page with a new account: the link has proven its address.
 *
 * @throws {Failure} `link-not-valid`, `already-claimed`, `email-taken`, `password-too-common`, `too-many-requests`,
 * `overloaded`
 */
export async function joinByClaim(ctx: Context, client: Client, person: NewPerson): Promise<SignInReply> {
  const { email } = await findCompanyTicket(ctx, ctx.db, person.token, 'claim')
  return enterAsNewcomer(ctx, client, { email, person, source: 'companyClaim' }, (tx, loginId) =>
    claim(ctx, tx, person.token, loginId),
  )
}

async function claim(ctx: Context, tx: Tx, token: string, loginId: string): Promise<{ companyId: string }> {
  const { company_id: companyId, email, website } = await findCompanyTicket(ctx, tx, token, 'claim')
  await lockActor(tx, companyId)
  if (await isClaimed(tx, companyId)) throw new Failure(companyClaimErrors['already-claimed'])
  await spendCompanyTicket(ctx, tx, token, 'claim')
  const domain = ownDomain(website)
  // The site may have been corrected since the email was sent.
  if (domain === null || !isAtDomain(email, domain)) throw new Failure(sessionErrors['link-not-valid'])
  await assignCompany(ctx, tx, { companyId, loginId, domain })
  return { companyId }
}
