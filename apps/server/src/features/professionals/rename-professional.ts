import { sessionErrors } from '@rise/contract/session/errors'
import type { CurrentUser } from '@rise/contract/session/shapes'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { findUser } from '../session/index.ts'
import { refreshDirectory } from './directory/refresh-directory.ts'
import { leavePlaceholder } from './leave-placeholder.ts'

/**
 * Saves the acting professional's names; undefined fields stay.
 *
 * @throws {Failure} `another-account` when `id` is someone else's
 */
export async function renameProfessional(
  ctx: Context,
  { loginId, actorId }: Acting,
  id: string,
  { firstName, lastName }: { firstName?: string | undefined; lastName?: string | undefined },
): Promise<CurrentUser> {
  if (id !== actorId) throw new Failure(sessionErrors['another-account'])
  await ctx.db.transaction().execute((tx) => correctNames(ctx, tx, actorId, { firstName, lastName }))
  return findUser(ctx.db, loginId, actorId)
}

/** Saves a professional's names; undefined fields stay. */
export async function correctNames(
  ctx: Context,
  tx: Tx,
  actorId: string,
  { firstName, lastName }: { firstName?: string | undefined; lastName?: string | undefined },
): Promise<void> {
  await tx
    .updateTable('professional')
    .set({
      updated_at: ctx.clock.now(),
      ...(firstName !== undefined && { first_name: firstName }),
      ...(lastName !== undefined && { last_name: lastName }),
    })
    .where('actor_id', '=', actorId)
    .execute()
  await leavePlaceholder(ctx, tx, actorId)
  await refreshDirectory(tx, ctx.clock, [actorId])
}
