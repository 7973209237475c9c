import type { Context } from '../../platform/context.ts'
import { actingAs, type SignedIn } from '../../platform/http/requester.ts'
import { deleteAndRetract } from '../discussion/index.ts'
import { showPictures } from '../pictures/index.ts'
import { lockEditable } from './find-headline.ts'
import { headlinePictures } from './headline-row.ts'

/**
 * Deletes a headline permanently; releases its pictures and addresses.
 *
 * @throws {Failure} `headline-not-found`, and the policy's refusals
 */
export async function deleteHeadline(ctx: Context, member: SignedIn, slug: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { id, actor_id, title, published_at } = await lockEditable(tx, member, slug)
    await tx.updateTable('headline').set({ cover_id: null }).where('id', '=', id).execute()
    await showPictures(ctx, tx, { ...headlinePictures, id, actorId: actor_id, pictureIds: [] })
    if (published_at !== null) await deleteAndRetract(ctx, tx, member, [id])
    await tx.deleteFrom('headline').where('id', '=', id).execute()
    const data = { headlineId: id, title, ownerId: actor_id }
    await ctx.activity.record(tx, { kind: 'headline.deleted', ...actingAs(member), data })
  })
}
