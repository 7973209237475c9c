import { mayEditAuthored, mayReadAuthored } from '@rise/contract/content/policy'
import { feedErrors } from '@rise/contract/feed/errors'
import type { Post } from '@rise/contract/feed/shapes'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Requester, SignedIn } from '../../platform/http/requester.ts'
import { memberCardsOf, viewerOf } from '../connections/index.ts'
import { allowedRow } from '../content/index.ts'
import { pollViewsOf } from '../polls/index.ts'
import { type PostRow, pollIdsOf, postRows, rightsOfPost } from './post-row.ts'
import { asShownTo, presentPost } from './present-post.ts'

/**
 * Returns a post that the viewer may read.
 *
 * @throws {Failure} `post-not-found`, `sign-in-required` if it is for members, `forbidden`
 */
export async function findPost(ctx: Context, viewer: Requester, id: string): Promise<Post> {
  const row = await postRows(ctx.db, viewerOf(viewer)).where('post.id', '=', id).executeTakeFirst()
  const judge = (found: PostRow) => mayReadAuthored(viewer, rightsOfPost(found))
  const visiblePost = allowedRow(row, judge, feedErrors['post-not-found'])
  return presentFor(ctx, ctx.db, viewer, asShownTo(ctx, viewerOf(viewer), visiblePost))
}

/**
 * Returns a post like `findPost`, for a member who has just changed it.
 * @throws {Failure} `post-not-found`
 */
export async function readPostAs(ctx: Context, tx: Tx, member: SignedIn, id: string): Promise<Post> {
  const row = await postRows(tx, viewerOf(member)).where('post.id', '=', id).executeTakeFirst()
  if (!row) throw new Failure(feedErrors['post-not-found'])
  return presentFor(ctx, tx, member, row)
}

async function presentFor(ctx: Context, db: Database | Tx, viewer: Requester, row: PostRow): Promise<Post> {
  const author = (await memberCardsOf(db, viewerOf(viewer), [row.actor_id])).get(row.actor_id)
  // The author is no longer listed.
  if (!author) throw new Failure(feedErrors['post-not-found'])
  return presentPost(row, author, await pollViewsOf(ctx, db, viewer, pollIdsOf([row])))
}

/**
 * Returns the row of a post, locked until the caller's transaction ends.
 *
 * @throws {Failure} `post-not-found`, and the policy's refusals
 */
export async function lockEditable(tx: Tx, member: SignedIn, id: string): Promise<PostRow> {
  await tx.selectFrom('post').select('id').where('id', '=', id).forUpdate().execute()
  const row = await postRows(tx, viewerOf(member)).where('post.id', '=', id).executeTakeFirst()
  const judge = (post: PostRow) => mayEditAuthored(member, rightsOfPost(post))
  return allowedRow(row, judge, feedErrors['post-not-found'])
}
