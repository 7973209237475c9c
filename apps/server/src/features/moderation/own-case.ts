import { moderationErrors } from '@rise/contract/moderation/errors'
import type { Database, Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'

interface Case {
  readonly id: string
  readonly author_id: string | null
}

/** @throws {Failure} `own-case` for a moderator who wrote or reported the content */
export async function refuseOwnCase(db: Database | Tx, { loginId }: SignedIn, { id, author_id }: Case): Promise<void> {
  const reported = await db
    .selectFrom('report')
    .select('id')
    .where('review_id', '=', id)
    .where('login_id', '=', loginId)
    .executeTakeFirst()
  const written =
    author_id !== null &&
    (await db
      .selectFrom('membership')
      .select('actor_id')
      .where('actor_id', '=', author_id)
      .where('login_id', '=', loginId)
      .executeTakeFirst())
  if (reported || written) throw new Failure(moderationErrors['own-case'])
}
