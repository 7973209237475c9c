import type { Tx } from '../../../platform/database/database.ts'
import { assertOwnPicture, holdPictures } from '../../pictures/index.ts'

interface CommentPicture {
  readonly commentId: string
  readonly actorId: string
  readonly pictureId: string | null
}

/**
 * Sets or removes a comment's picture, and returns whether it changed. A trigger releases a picture that is no longer
 * shown, and also the picture of a deleted comment.
 *
 * @throws {Failure} `picture-not-found`, `picture-not-for-this`
 */
export async function showPicture(tx: Tx, { commentId, actorId, pictureId }: CommentPicture): Promise<boolean> {
  const insertedPicture = await tx
    .selectFrom('comment_picture')
    .select('picture_id')
    .where('comment_id', '=', commentId)
    .executeTakeFirst()
  if ((insertedPicture?.picture_id ?? null) === pictureId) return false
  if (pictureId !== null) await assertOwnPicture(tx, { actorId, pictureId, purpose: 'content' })
  if (insertedPicture) await tx.deleteFrom('comment_picture').where('comment_id', '=', commentId).execute()
  if (pictureId === null) return true
  await tx.insertInto('comment_picture').values({ comment_id: commentId, picture_id: pictureId }).execute()
  await holdPictures(tx, [pictureId])
  return true
}
