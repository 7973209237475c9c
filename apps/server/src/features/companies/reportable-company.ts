import { textOf } from '../../platform/rich-text/text-of.ts'
import { memberCardsOf, viewerOf } from '../connections/index.ts'
import { noActs, type Reportable } from '../content/index.ts'
import { NAMELESS } from '../session/index.ts'

/** Lets members report a company, with its name, tagline, website and story. */
export const reportableCompany: Reportable = {
  async copy(ctx, tx, reporter, id) {
    const card = (await memberCardsOf(tx, viewerOf(reporter), [id])).get(id)
    if (card?.role !== 'employer') return undefined
    const row = await tx
      .selectFrom('company')
      .select(['website', 'story_html'])
      .where('actor_id', '=', id)
      .executeTakeFirst()
    const title = card.companyName || NAMELESS
    const text = [title, card.headline ?? '', row?.website ?? '', textOf(row?.story_html ?? '')]
    const copiedLine = { authorId: id, text: text.filter((part) => part !== '').join('\n\n'), at: ctx.clock.now() }
    return {
      authorId: id,
      title,
      path: `/company/${card.slug}`,
      changedAt: null,
      lines: [{ ...copiedLine, reported: true }],
    }
  },
  conceal: null,
  acts: noActs,
  hiddenByReports: false,
}
