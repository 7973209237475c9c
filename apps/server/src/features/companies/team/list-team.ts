import type { CompanyTeam } from '@rise/contract/companies/team/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { personName } from '../../session/index.ts'
import { companyForAct, type TeamCompany } from '../company-of-team.ts'
import { professionalNames } from '../professional-names.ts'

/** Returns the company's team and, for its owners, the pending invitations. Throws the errors of `companyForAct`. */
export async function listTeam({ db, clock }: Context, member: Acting, slug: string): Promise<CompanyTeam> {
  return teamOf(db, await companyForAct(db, member, slug, 'see-team'), member.loginId, clock.now())
}

/**
 * Returns the team without checking the viewer: the caller has done so. A team has at most 100 people and
 * invitations.
 */
export async function teamOf(
  db: Database | Tx,
  { id, role }: TeamCompany,
  loginId: string,
  now: Date,
): Promise<CompanyTeam> {
  const members = await db
    .selectFrom('membership')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .where('membership.actor_id', '=', id)
    .where('login.deleted_at', 'is', null)
    .select(['login.id', 'login.email', 'login.first_name', 'login.last_name'])
    .select(['membership.role', 'membership.shown', 'membership.created_at'])
    .orderBy('membership.created_at')
    .orderBy('login.id')
    .execute()
  const names = await professionalNames(
    db,
    members.map(({ id }) => id),
  )
  return {
    role,
    members: members.map((row) => ({
      _id: row.id,
      name: personName(row, ...(names.get(row.id) ?? [])),
      email: row.email,
      role: row.role,
      shown: row.shown,
      since: row.created_at.toISOString(),
      self: row.id === loginId,
    })),
    invitations: role === 'owner' ? await invitationsOf(db, id, now) : [],
  }
}

async function invitationsOf(db: Database | Tx, companyId: string, now: Date): Promise<CompanyTeam['invitations']> {
  const rows = await db
    .selectFrom('company_ticket')
    .select(['id', 'email', 'role', 'expires_at'])
    .where('company_id', '=', companyId)
    .where('kind', '=', 'invitation')
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, email, role, expires_at }) => ({
    _id: id,
    email,
    role: role ?? 'recruiter',
    expiresAt: expires_at.toISOString(),
  }))
}
