import { companyClaimErrors } from '@rise/contract/companies/claims/errors'
import type { DomainProof } from '@rise/contract/companies/claims/shapes'
import { sessionErrors } from '@rise/contract/session/errors'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { lockActor } from '../../session/index.ts'
import { companyForAct } from '../company-of-team.ts'
import type {} from '../emails/emails.ts'
import { isAtDomain, ownDomain } from '../own-domain.ts'
import { issueCompanyTicket, spendCompanyTicket } from '../tickets/company-tickets.ts'
import { markProven, proofOf } from './domain-proof.ts'
import { refuseOtherDomain, refuseTooManyEmails } from './mail-claim.ts'

const mailLimit = { name: 'company-proof-mail', points: 20, seconds: 86_400 }

/** Returns the domain that can be proven, and how. Throws the errors of `companyForAct`. */
export async function readProof(ctx: Context, member: Acting, slug: string): Promise<DomainProof> {
  const { id } = await companyForAct(ctx.db, member, slug, 'prove-domain')
  return proofOf(ctx, ctx.db, id)
}

/**
 * Emails a link to an address at the domain of the company's site.
 *
 * @throws {Failure} `no-own-domain`, `not-of-domain`, `too-many-requests`, and the errors of `companyForAct`
 */
export async function mailProof(ctx: Context, member: Acting, slug: string, email: string): Promise<void> {
  const company = await companyForAct(ctx.db, member, slug, 'prove-domain')
  const { domain } = await proofOf(ctx, ctx.db, company.id)
  if (domain === null) throw new Failure(companyClaimErrors['no-own-domain'])
  refuseOtherDomain(email, domain)
  await ctx.limits.of(mailLimit).consume(company.id)
  await ctx.db.transaction().execute(async (tx) => {
    const ticket = { companyId: company.id, kind: 'domain' as const, email, loginId: member.loginId }
    const { token } = await issueCompanyTicket(ctx, tx, ticket)
    const url = `${ctx.config.publicUrl}/company/${company.slug}/edit?prove=${token}#verification`
    const props = { companyName: company.name, domain, url }
    refuseTooManyEmails(await ctx.mail.send(tx, 'company-domain', { to: email, props, askedBy: company.id }))
  })
}

/**
 * Verifies the domain with the emailed token, only for the company that requested it.
 *
 * @throws {Failure} `link-not-valid`, and the errors of `companyForAct`
 */
export async function redeemProof(ctx: Context, member: Acting, slug: string, token: string): Promise<DomainProof> {
  return ctx.db.transaction().execute(async (tx) => {
    const { id } = await companyForAct(tx, member, slug, 'prove-domain')
    await lockActor(tx, id)
    const { company_id, email, website } = await spendCompanyTicket(ctx, tx, token, 'domain')
    const domain = ownDomain(website)
    if (company_id !== id || domain === null || !isAtDomain(email, domain)) {
      throw new Failure(sessionErrors['link-not-valid'])
    }
    await markProven(ctx, tx, { companyId: id, domain, by: 'mail', loginId: member.loginId })
    return proofOf(ctx, tx, id)
  })
}
