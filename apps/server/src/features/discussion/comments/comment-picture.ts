import type { Tx } from '../../../platform/database/database.ts'
import { assertOwnPicture, holdPictures } from '../../pictures/index.ts'

interface Shown {
  readonly commentId: string
  readonly actorId: string
  readonly pictureId: string | null
}

/**
 * Makes a comment show this picture, or none, and returns whether it showed another. The database gives back what it no longer shows, also when the comment goes.
 *
 * @throws {Failure} `picture-not-found`, `picture-not-for-this`
 */
export async function showPicture(tx: Tx, { commentId, actorId, pictureId }: Shown): Promise<boolean> {
  const shown = await tx
    .selectFrom('comment_picture')
    .select('picture_id')
    .where('comment_id', '=', commentId)
    .executeTakeFirst()
  if ((shown?.picture_id ?? null) === pictureId) return false
  if (pictureId !== null) await assertOwnPicture(tx, { actorId, pictureId, purpose: 'content' })
  if (shown) await tx.deleteFrom('comment_picture').where('comment_id', '=', commentId).execute()
  if (pictureId === null) return true
  await tx.insertInto('comment_picture').values({ comment_id: commentId, picture_id: pictureId }).execute()
  await holdPictures(tx, [pictureId])
  return true
}
