import { type CurrentUser, sessionErrors } from '@rise/contract/session'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { findUser, renamePerson } from '../session/index.ts'

/**
 * Saves the names of the acting employer: the company's and the person's. What is undefined stays.
 *
 * @throws {Failure} `another-account` when `id` is not the company that the member acts for
 */
export async function renameEmployer(
  ctx: Context,
  { loginId, actorId }: SignedIn,
  id: string,
  names: { firstName?: string | undefined; lastName?: string | undefined; companyName?: string | undefined },
): Promise<CurrentUser> {
  if (actorId === null || id !== actorId) throw new Failure(sessionErrors['another-account'])
  const { companyName } = names
  return ctx.db.transaction().execute(async (tx) => {
    await renamePerson(tx, loginId, names)
    if (companyName !== undefined) {
      const set = { name: companyName, updated_at: ctx.clock.now() }
      await tx.updateTable('company').set(set).where('actor_id', '=', actorId).execute()
    }
    return findUser(tx, loginId, actorId)
  })
}
