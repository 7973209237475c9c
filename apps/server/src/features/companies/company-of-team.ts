import { companyErrors } from '@rise/contract/companies/errors'
import { mayForCompany, type TeamAct, type TeamRole } from '@rise/contract/companies/policy'
import { gateErrors } from '@rise/contract/errors'
import { t } from '@rise/texts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { actorOfFormerSlug, membershipRole } from '../session/index.ts'

/** A company and the viewer's role in its team. */
export interface TeamCompany {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly role: TeamRole
}

/**
 * Returns the company with this slug and the member's role in its team, if the role permits the act. The role is read
 * from `db`, so it is current.
 * @throws {Failure} `company-not-found`; `forbidden`, saying what to do
 */
export async function companyForAct(
  db: Database | Tx,
  member: Acting,
  slug: string,
  act: TeamAct,
): Promise<TeamCompany> {
  const company = await findNamed(db, slug)
  if (!company) throw new Failure(companyErrors['company-not-found'])
  const teamRole = await membershipRole(db, member.loginId, company.id)
  const verdict = mayForCompany(member, { id: company.id, teamRole }, act)
  if (verdict === 'allowed' && teamRole !== null) return { ...company, role: teamRole }
  throw new Failure(gateErrors.forbidden, { message: reasonOf(company, teamRole, member) })
}

function reasonOf({ id, name }: { id: string; name: string }, role: TeamRole | null, member: Acting): string {
  if (role === null) return t('Only the team of {name} may do this. Ask its owner for an invitation.', { name })
  if (id !== member.actorId) return t('Switch to {name} in the account menu first.', { name })
  return role === 'recruiter'
    ? t('In the team of {name}, a recruiter may not do this. Ask an owner.', { name })
    : t('In the team of {name}, an editor may not do this. Ask an owner.', { name })
}

async function findNamed(db: Database | Tx, slug: string) {
  const companies = db
    .selectFrom('company')
    .innerJoin('actor', 'actor.id', 'company.actor_id')
    .select(['actor.id', 'actor.slug', 'company.name'])
  const presentCompany = await companies
    .where('actor.kind', '=', 'company')
    .where('actor.slug', '=', slug)
    .executeTakeFirst()
  if (presentCompany) return presentCompany
  const id = await actorOfFormerSlug(db, 'company', slug)
  return id === undefined ? undefined : companies.where('actor.id', '=', id).executeTakeFirst()
}
