import type { Context } from '../../platform/context.ts'
import { actingAs, type SignedIn } from '../../platform/http/requester.ts'
import { deleteAndRetract } from '../discussion/index.ts'
import { showPictures } from '../pictures/index.ts'
import { casePictures } from './case-row.ts'
import { findOwnRow, lockPortfolio } from './own-cases.ts'

/**
 * Deletes the member's case permanently; releases its pictures and addresses.
 *
 * @throws {Failure} `case-not-found`
 */
export async function deleteCase(ctx: Context, member: SignedIn, slug: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await lockPortfolio(tx, member)
    const { id, actor_id, title, first_published_at } = await findOwnRow(tx, member, slug)
    await tx.updateTable('portfolio_case').set({ cover_id: null }).where('id', '=', id).execute()
    await showPictures(ctx, tx, { ...casePictures, id, actorId: actor_id, pictureIds: [] })
    if (first_published_at !== null) await deleteAndRetract(ctx, tx, member, [id])
    await tx.deleteFrom('portfolio_case').where('id', '=', id).execute()
    await ctx.activity.record(tx, { kind: 'portfolio.deleted', ...actingAs(member), data: { caseId: id, title } })
  })
}
