import { contentPath } from '@rise/contract/content-links'
import type { OwnCase } from '@rise/contract/portfolio/shapes'
import type { Context } from '../../platform/context.ts'
import { actingAs, type SignedIn } from '../../platform/http/requester.ts'
import { openSubject, withdrawSubject } from '../discussion/index.ts'
import { askCredits } from './credits/keep-credits.ts'
import { findOwnRow, lockPortfolio, presentOwn } from './own-cases.ts'
import { emptyCase } from './save-case.ts'

/**
 * Publishes the member's case as saved, or makes it a draft again. Doing it again changes nothing.
 *
 * @throws {Failure} `case-empty`, `case-not-found`, `too-many-requests`
 */
export function publishCase(ctx: Context, member: SignedIn, slug: string, published: boolean): Promise<OwnCase> {
  return ctx.db.transaction().execute(async (tx) => {
    await lockPortfolio(tx, member)
    const kept = await findOwnRow(tx, member, slug)
    if ((kept.published_at !== null) === published) return presentOwn(tx, kept)
    if (published && kept.body === '') throw emptyCase()
    const now = ctx.clock.now()
    const first = kept.first_published_at ?? (published ? now : null)
    await tx
      .updateTable('portfolio_case')
      .set({ published_at: published ? now : null, first_published_at: first })
      .where('id', '=', kept.id)
      .execute()
    if (published) {
      const subject = { id: kept.id, kind: 'case', authorId: kept.actor_id, title: kept.title } as const
      await openSubject(ctx, tx, { ...subject, path: contentPath('portfolio', kept.slug) })
      await askCredits(ctx, tx, member, kept.id)
    } else {
      await withdrawSubject(tx, kept.id)
    }
    const kind = published ? 'portfolio.published' : 'portfolio.withdrawn'
    const data = { caseId: kept.id, slug: kept.slug, title: kept.title, again: kept.first_published_at !== null }
    await ctx.activity.record(tx, { kind, ...actingAs(member), data })
    return presentOwn(tx, await findOwnRow(tx, member, slug))
  })
}
