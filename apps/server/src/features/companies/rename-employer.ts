import { mayForCompany } from '@rise/contract/companies/policy'
import { gateErrors } from '@rise/contract/errors'
import { sessionErrors } from '@rise/contract/session/errors'
import type { CurrentUser } from '@rise/contract/session/shapes'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { findUser, membershipRole, renamePerson } from '../session/index.ts'

/**
 * Saves the names of the acting employer: the company's and the person's. Undefined ones stay unchanged.
 *
 * @throws {Failure} `another-account` when `id` is not the company that the member acts for; `forbidden` for the
 *   company's name when the member may not edit its page
 */
export async function renameEmployer(
  ctx: Context,
  member: Acting,
  id: string,
  names: { firstName?: string | undefined; lastName?: string | undefined; companyName?: string | undefined },
): Promise<CurrentUser> {
  const { loginId, actorId } = member
  if (id !== actorId) throw new Failure(sessionErrors['another-account'])
  const { companyName } = names
  return ctx.db.transaction().execute(async (tx) => {
    await renamePerson(tx, loginId, names)
    if (companyName !== undefined) {
      const teamRole = await membershipRole(tx, loginId, actorId)
      if (mayForCompany(member, { id, teamRole }, 'edit-page') !== 'allowed') throw new Failure(gateErrors.forbidden)
      const renamedCompany = await tx
        .updateTable('company')
        .set((eb) => ({ name: companyName, version: eb('version', '+', 1), updated_at: ctx.clock.now() }))
        .where('actor_id', '=', actorId)
        .where('name', '!=', companyName)
        .returning('actor_id')
        .executeTakeFirst()
      if (renamedCompany) await ctx.activity.record(tx, { kind: 'company.renamed', actorId, loginId, data: {} })
    }
    return findUser(tx, loginId, actorId)
  })
}
