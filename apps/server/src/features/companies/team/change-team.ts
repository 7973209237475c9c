import type { TeamRole } from '@rise/contract/companies/policy'
import { companyTeamErrors } from '@rise/contract/companies/team/errors'
import type { CompanyTeam } from '@rise/contract/companies/team/shapes'
import { gateErrors } from '@rise/contract/errors'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { addProfessional } from '../../professionals/index.ts'
import { changeMembership, endMembership, lockActor, membershipRole } from '../../session/index.ts'
import { companyForAct, type TeamCompany } from '../company-of-team.ts'
import { teamOf } from './list-team.ts'

interface Change {
  readonly role?: TeamRole | undefined
  readonly shown?: boolean | undefined
}

/**
 * Changes a member's role in the team, or whether the page names the member. Only owners may change roles, and only the
 * member may choose to be named. A company keeps at least one owner.
 *
 * @throws {Failure} `forbidden`, `team-member-not-found`, `last-owner`, and the errors of `companyForAct`
 */
export async function changeTeamMember(
  ctx: Context,
  member: Acting,
  { slug, id: loginId }: { slug: string; id: string },
  { role, shown }: Change,
): Promise<CompanyTeam> {
  return ctx.db.transaction().execute(async (tx) => {
    const company = await lockedCompany(tx, member, slug, role === undefined ? 'see-team' : 'manage-team')
    if (shown !== undefined && loginId !== member.loginId) {
      throw new Failure(gateErrors.forbidden, { message: t('Only they can choose whether the page shows them.') })
    }
    const previousRole = await roleInTeam(tx, loginId, company.id)
    await changeMembership(tx, { loginId, actorId: company.id }, { role, shown })
    if (role !== undefined && role !== previousRole) {
      if (previousRole === 'owner') await afterOwnerLoss(tx, company.id, loginId)
      const data = { loginId, role, previous: previousRole }
      await ctx.activity.record(tx, { kind: 'company.team-role-changed', ...actingIdentity(company, member), data })
    }
    const companyWithRole = { ...company, role: await roleInTeam(tx, member.loginId, company.id) }
    return teamOf(tx, companyWithRole, member.loginId, ctx.clock.now())
  })
}

/**
 * Removes a member from the team, or lets the acting member leave it. Only owners may remove others. The removed
 * member's sessions for the company end immediately. A login without any other actor continues as a professional.
 * @throws {Failure} `team-member-not-found`, `last-owner`, and the errors of `companyForAct`
 */
export async function removeTeamMember(
  ctx: Context,
  member: Acting,
  { slug, id: loginId }: { slug: string; id: string },
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const isLeaving = loginId === member.loginId
    const company = await lockedCompany(tx, member, slug, isLeaving ? 'see-team' : 'manage-team')
    const role = await roleInTeam(tx, loginId, company.id)
    const actsForOthers = await endMembership(tx, loginId, company.id)
    if (role === 'owner') await afterOwnerLoss(tx, company.id, loginId)
    if (!actsForOthers) await addProfessional(ctx, tx, loginId)
    const kind = isLeaving ? 'company.team-left' : 'company.team-member-removed'
    await ctx.activity.record(tx, { kind, ...actingIdentity(company, member), data: { loginId, role } })
  })
}

/**
 * Locks a company and returns it for a team member with the permission. Changes of one team are serialised, so that
 * when two owners leave at the same time, the second is refused as the last one.
 */
async function lockedCompany(
  tx: Tx,
  member: Acting,
  slug: string,
  act: 'see-team' | 'manage-team',
): Promise<TeamCompany> {
  const { id } = await companyForAct(tx, member, slug, act)
  await lockActor(tx, id)
  return companyForAct(tx, member, slug, act)
}

async function roleInTeam(tx: Tx, loginId: string, companyId: string): Promise<TeamRole> {
  const role = await membershipRole(tx, loginId, companyId)
  if (role === null) throw new Failure(companyTeamErrors['team-member-not-found'])
  return role
}

/**
 * Requires that another owner remains after an owner has lost the role, and deletes the invitations and other unused
 * links that the former owner requested.
 */
async function afterOwnerLoss(tx: Tx, companyId: string, loginId: string): Promise<void> {
  const owner = await tx
    .selectFrom('membership')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select('login.id')
    .where('membership.actor_id', '=', companyId)
    .where('membership.role', '=', 'owner')
    .where('login.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!owner) throw new Failure(companyTeamErrors['last-owner'])
  await tx.deleteFrom('company_ticket').where('company_id', '=', companyId).where('login_id', '=', loginId).execute()
}

function actingIdentity(company: TeamCompany, member: Acting) {
  return { actorId: company.id, loginId: member.loginId }
}
