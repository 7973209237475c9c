import { moderationErrors } from '@rise/contract/moderation/errors'
import type { Database, Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'

interface Case {
  readonly id: string
  readonly author_id: string | null
}

/**
 * Requires that the moderator didn't report the content, and neither is its author nor belongs to the author's team.
 *
 * @throws {Failure} `own-case`
 */
export async function refuseOwnCase(db: Database | Tx, { loginId }: SignedIn, { id, author_id }: Case): Promise<void> {
  const ownReport = await db
    .selectFrom('report')
    .select('id')
    .where('review_id', '=', id)
    .where('login_id', '=', loginId)
    .executeTakeFirst()
  const isAuthor =
    author_id !== null &&
    (await db
      .selectFrom('membership')
      .select('actor_id')
      .where('actor_id', '=', author_id)
      .where('login_id', '=', loginId)
      .executeTakeFirst())
  if (ownReport || isAuthor) throw new Failure(moderationErrors['own-case'])
}
