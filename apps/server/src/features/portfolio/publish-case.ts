import { contentPath } from '@rise/contract/content-links'
import type { OwnCase } from '@rise/contract/portfolio/shapes'
import type { Context } from '../../platform/context.ts'
import { actingAs, type SignedIn } from '../../platform/http/requester.ts'
import { openSubject, withdrawSubject } from '../discussion/index.ts'
import { requestCredits } from './credits/save-credits.ts'
import { findOwnRow, lockPortfolio, presentOwn } from './own-cases.ts'
import { emptyCase } from './save-case.ts'

/**
 * Publishes the saved version of the member's case, or makes the case a draft again. Idempotent.
 * @throws {Failure} `case-empty`, `case-not-found`, `too-many-requests`
 */
export function publishCase(ctx: Context, member: SignedIn, slug: string, published: boolean): Promise<OwnCase> {
  return ctx.db.transaction().execute(async (tx) => {
    await lockPortfolio(tx, member)
    const storedCase = await findOwnRow(tx, member, slug)
    if ((storedCase.published_at !== null) === published) return presentOwn(tx, storedCase)
    if (published && storedCase.body === '') throw emptyCase()
    const now = ctx.clock.now()
    const first = storedCase.first_published_at ?? (published ? now : null)
    await tx
      .updateTable('portfolio_case')
      .set({ published_at: published ? now : null, first_published_at: first })
      .where('id', '=', storedCase.id)
      .execute()
    if (published) {
      const subject = {
        id: storedCase.id,
        kind: 'case',
        authorId: storedCase.actor_id,
        title: storedCase.title,
      } as const
      await openSubject(ctx, tx, { ...subject, path: contentPath('portfolio', storedCase.slug) })
      await requestCredits(ctx, tx, member, storedCase.id)
    } else {
      await withdrawSubject(tx, storedCase.id)
    }
    const kind = published ? 'portfolio.published' : 'portfolio.withdrawn'
    const data = {
      caseId: storedCase.id,
      slug: storedCase.slug,
      title: storedCase.title,
      again: storedCase.first_published_at !== null,
    }
    await ctx.activity.record(tx, { kind, ...actingAs(member), data })
    return presentOwn(tx, await findOwnRow(tx, member, slug))
  })
}
