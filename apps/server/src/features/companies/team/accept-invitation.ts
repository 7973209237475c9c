import { companyTeamErrors } from '@rise/contract/companies/team/errors'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client, SignedIn } from '../../../platform/http/requester.ts'
import { addMembership, lockActor, type SignInReply } from '../../session/index.ts'
import { findCompanyTicket, hasAccount, spendCompanyTicket } from '../tickets/company-tickets.ts'
import { enterAsMember, enterAsNewcomer, type NewPerson } from '../tickets/join-by-ticket.ts'

/**
 * Returns the company, role and address of an invitation, and whether the address has an account. Refuses with
 * `link-not-valid`.
 */
export async function readInvitation(ctx: Context, token: string) {
  const { name, slug, email, role } = await findCompanyTicket(ctx, ctx.db, token, 'invitation')
  return { companyName: name, slug, email, role: role ?? 'recruiter', hasAccount: await hasAccount(ctx.db, email) }
}

/**
 * Joins the team with the current account, whose confirmed address must be the invited one.
 *
 * @throws {Failure} `link-not-valid`, `invitation-for-another`, `forbidden`
 */
export function acceptInvitation(
  ctx: Context,
  who: { member: SignedIn; client: Client },
  token: string,
): Promise<SignInReply> {
  return enterAsMember(ctx, who, (tx, loginId, email) => join(ctx, tx, { token, loginId, email }))
}

/**
 * Joins the team with a new account: the link has proven its address.
 *
 * @throws {Failure} `link-not-valid`, `email-taken`, `password-too-common`, `too-many-requests`, `overloaded`
 */
export async function joinByInvitation(ctx: Context, client: Client, person: NewPerson): Promise<SignInReply> {
  const { email } = await findCompanyTicket(ctx, ctx.db, person.token, 'invitation')
  return enterAsNewcomer(ctx, client, { email, person, source: 'companyInvitation' }, (tx, loginId) =>
    join(ctx, tx, { token: person.token, loginId, email }),
  )
}

async function join(
  ctx: Context,
  tx: Tx,
  { token, loginId, email }: { token: string; loginId: string; email: string },
): Promise<{ companyId: string }> {
  // Locks the company first, as every change of a team does.
  await lockActor(tx, (await findCompanyTicket(ctx, tx, token, 'invitation')).company_id)
  const ticket = await spendCompanyTicket(ctx, tx, token, 'invitation')
  if (ticket.email !== email) throw new Failure(companyTeamErrors['invitation-for-another'])
  const companyId = ticket.company_id
  const role = ticket.role ?? 'recruiter'
  await addMembership(ctx, tx, { loginId, actorId: companyId, role })
  const data = { role, invitedBy: ticket.login_id }
  await ctx.activity.record(tx, { kind: 'company.invitation-accepted', actorId: companyId, loginId, data })
  return { companyId }
}
