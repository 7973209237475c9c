import type { TeamAct } from '@rise/contract/companies/policy'
import { gateErrors } from '@rise/contract/errors'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { companyForAct, type TeamCompany } from '../../companies/index.ts'

/**
 * Returns the company that the member acts for, if they have the permission.
 *
 * @throws {Failure} `forbidden`
 */
export async function ownCompany(tx: Tx, member: Acting, act: TeamAct): Promise<TeamCompany> {
  const { actorId } = member
  const companyRow = await tx
    .selectFrom('actor')
    .select('slug')
    .where('id', '=', actorId)
    .where('kind', '=', 'company')
    .executeTakeFirst()
  if (!companyRow) throw new Failure(gateErrors.forbidden)
  return companyForAct(tx, member, companyRow.slug, act)
}
