import { companyClaimErrors } from '@rise/contract/companies/claims/errors'
import { platformErrors } from '@rise/contract/errors'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client } from '../../../platform/http/requester.ts'
import type {} from '../emails/emails.ts'
import { isAtDomain } from '../own-domain.ts'
import { issueCompanyTicket } from '../tickets/company-tickets.ts'
import { readClaimMethods } from './read-claim-methods.ts'

const HOUR = 3_600
const DAY = 24 * HOUR
/** Limits emails per company and network, so that strangers can't use up other people's. */
const pairLimit = { name: 'company-claim-pair', points: 30, seconds: DAY }

/**
 * Emails a link to an address at the company's own domain: opening it proves that the claimant belongs there.
 *
 * @throws {Failure} `company-not-found`, `already-claimed`, `no-own-domain`, `not-of-domain`, `too-many-requests`
 */
export async function mailClaim(ctx: Context, client: Client, slug: string, email: string): Promise<void> {
  const { _id: companyId, slug: presentSlug, companyName, claimed, domain } = await readClaimMethods(ctx, slug)
  if (claimed) throw new Failure(companyClaimErrors['already-claimed'])
  if (domain === null) throw new Failure(companyClaimErrors['no-own-domain'])
  refuseOtherDomain(email, domain)
  await ctx.limits.of(pairLimit).consume(`${client.network} ${companyId}`)
  await ctx.db.transaction().execute(async (tx) => {
    const { token } = await issueCompanyTicket(ctx, tx, { companyId, kind: 'claim', email, loginId: null })
    const url = `${ctx.config.publicUrl}/company/onboarding/${presentSlug}?claim=${token}`
    const letter = { to: email, props: { companyName, url }, askedBy: client.network }
    refuseTooManyEmails(await ctx.mail.send(tx, 'company-claim', letter))
  })
}

/** Refuses an address outside the domain, with the error `not-of-domain` on its field. */
export function refuseOtherDomain(email: string, domain: string): void {
  if (isAtDomain(email, domain)) return
  const message = t('Enter an address that ends in @{domain}.', { domain })
  throw new Failure(companyClaimErrors['not-of-domain'], { message, fields: { 'body.email': message } })
}

/** Refuses when the address has already received today's maximum of emails. */
export function refuseTooManyEmails(sent: boolean): void {
  if (sent) return
  throw new Failure(platformErrors['too-many-requests'], {
    message: t('We’ve emailed this address several times today. Check the spam folder, or try again tomorrow.'),
    retryAfterSeconds: DAY,
  })
}
