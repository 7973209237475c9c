import type { TeamRole } from '@rise/contract/companies/policy'
import { companyTeamErrors } from '@rise/contract/companies/team/errors'
import type { TeamInvitation } from '@rise/contract/companies/team/shapes'
import { platformErrors } from '@rise/contract/errors'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { emailActorFor, notBlocked } from '../../connections/index.ts'
import { lockActor, personName } from '../../session/index.ts'
import { companyForAct } from '../company-of-team.ts'
import type {} from '../emails/emails.ts'
import { issueCompanyTicket } from '../tickets/company-tickets.ts'

const perDay = { name: 'company-invitations', points: 50, seconds: 86_400 }
const MOST_PEOPLE = 100

/**
 * Invites a person to the team by email, and ends an earlier invitation of the same address. If a block separates the
 * person and the company, no email is sent, but the invitation is stored, so that the block isn't revealed.
 * @throws {Failure} `in-team-already`, `team-full`, `too-many-requests`, and the errors of `companyForAct`
 */
export async function invite(
  ctx: Context,
  member: Acting,
  slug: string,
  { email, role }: { email: string; role: TeamRole },
): Promise<TeamInvitation> {
  const { id: companyId } = await companyForAct(ctx.db, member, slug, 'manage-team')
  await ctx.limits.of(perDay).consume(companyId)
  return ctx.db.transaction().execute(async (tx) => {
    await lockActor(tx, companyId)
    const company = await companyForAct(tx, member, slug, 'manage-team')
    await refuseMember(tx, companyId, email)
    await tx
      .deleteFrom('company_ticket')
      .where('company_id', '=', companyId)
      .where('kind', '=', 'invitation')
      .where('email', '=', email)
      .execute()
    if ((await countPeople(tx, companyId)) >= MOST_PEOPLE) throw new Failure(companyTeamErrors['team-full'])
    const { loginId } = member
    const ticket = { companyId, kind: 'invitation' as const, email, role, loginId }
    const { id, token, expiresAt } = await issueCompanyTicket(ctx, tx, ticket)
    const isReachable = !(await isBlocked(tx, companyId, email))
    const isAccepted =
      !isReachable ||
      (await ctx.mail.send(tx, 'company-invitation', {
        to: email,
        askedBy: companyId,
        props: {
          ...(await peopleOf(tx, member, company)),
          role,
          url: `${ctx.config.publicUrl}/company/${company.slug}/join?invitation=${token}`,
        },
      }))
    if (!isAccepted)
      throw new Failure(platformErrors['too-many-requests'], {
        message: t('This address was invited three times today. Try again tomorrow.'),
        retryAfterSeconds: 86_400,
      })
    await ctx.activity.record(tx, {
      kind: 'company.invited',
      actorId: companyId,
      loginId,
      data: { role, invitationId: id },
    })
    return { _id: id, email, role, expiresAt: expiresAt.toISOString() }
  })
}

/** Returns the inviter and the company as guests see them: the invited person may have no account. */
async function peopleOf(
  tx: Tx,
  { loginId, user: { firstName, lastName } }: Acting,
  { id: companyId, name }: { readonly id: string; readonly name: string },
) {
  const ownMembership = await tx
    .selectFrom('membership')
    .innerJoin('professional', 'professional.actor_id', 'membership.actor_id')
    .select('membership.actor_id')
    .where('membership.login_id', '=', loginId)
    .executeTakeFirst()
  const inviterName = personName({ first_name: firstName, last_name: lastName })
  return {
    inviter: await emailActorFor(tx, null, { id: ownMembership?.actor_id, name: inviterName, isPerson: true }),
    company: await emailActorFor(tx, null, { id: companyId, name, isPerson: false }),
  }
}

/** Withdraws an invitation. Throws `invitation-not-found`, and the errors of `companyForAct`. */
export async function withdrawInvitation(ctx: Context, member: Acting, slug: string, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { id: companyId } = await companyForAct(tx, member, slug, 'manage-team')
    const deletedTicket = await tx
      .deleteFrom('company_ticket')
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .where('kind', '=', 'invitation')
      .returning('id')
      .executeTakeFirst()
    if (!deletedTicket) throw new Failure(companyTeamErrors['invitation-not-found'])
    const identity = { actorId: companyId, loginId: member.loginId }
    await ctx.activity.record(tx, { kind: 'company.invitation-withdrawn', ...identity, data: { invitationId: id } })
  })
}

async function refuseMember(tx: Tx, companyId: string, email: string): Promise<void> {
  const existingMember = await tx
    .selectFrom('membership')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select('login.id')
    .where('membership.actor_id', '=', companyId)
    .where('login.email', '=', email)
    .executeTakeFirst()
  if (!existingMember) return
  const error = companyTeamErrors['in-team-already']
  throw new Failure(error, { fields: { 'body.email': error.message() } })
}

/** Whether a block separates a company from the owner of this address. */
async function isBlocked(tx: Tx, companyId: string, email: string): Promise<boolean> {
  const blockRow = await tx
    .selectFrom('login')
    .innerJoin('membership', 'membership.login_id', 'login.id')
    .select('login.id')
    .where('login.email', '=', email)
    .where(({ not }) => not(notBlocked(companyId, 'membership.actor_id')))
    .executeTakeFirst()
  return blockRow !== undefined
}

async function countPeople(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select (select count(*) from membership where actor_id = ${companyId})
      + (select count(*) from company_ticket where company_id = ${companyId} and kind = 'invitation') as people`.execute(
    tx,
  )
  return rows[0]?.people ?? 0
}
