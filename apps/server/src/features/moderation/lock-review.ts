import { moderationErrors } from '@rise/contract/moderation/errors'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { refuseOwnCase } from './own-case.ts'

/**
 * Returns a review for a change, locked until the caller's transaction ends.
 *
 * @throws {Failure} `review-not-found`, `own-case`
 */
export async function lockReview(tx: Tx, member: SignedIn, id: string) {
  const row = await tx.selectFrom('review').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new Failure(moderationErrors['review-not-found'])
  await refuseOwnCase(tx, member, row)
  return row
}
