import { mayReadAuthored } from '@rise/contract/content/policy'
import { feedErrors } from '@rise/contract/feed/errors'
import type { Context } from '../../platform/context.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { allowedRow } from '../content/index.ts'
import { type PostRow, postRows, rightsOfPost } from './post-row.ts'

/**
 * Saves a post that the member may read. A post that is already saved keeps its position.
 *
 * @throws {Failure} `post-not-found`
 */
export async function savePost({ db, clock }: Context, member: Acting, id: string): Promise<void> {
  const { actorId } = member
  await db.transaction().execute(async (tx) => {
    const row = await postRows(tx, actorId).where('post.id', '=', id).forKeyShare('post').executeTakeFirst()
    const judge = (row: PostRow) => mayReadAuthored(member, rightsOfPost(row))
    allowedRow(row, judge, feedErrors['post-not-found'])
    await tx
      .insertInto('saved_post')
      .values({ actor_id: actorId, post_id: id, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

/** Removes a post from the member's saved posts, if it is one of them. */
export async function removeSavedPost({ db }: Context, member: Acting, id: string): Promise<void> {
  await db.deleteFrom('saved_post').where('actor_id', '=', member.actorId).where('post_id', '=', id).execute()
}
