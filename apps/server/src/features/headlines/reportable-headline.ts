import { mayReadAuthored } from '@rise/contract/content/policy'
import { contentPath } from '@rise/contract/content-links'
import { textOf } from '../../platform/rich-text/text-of.ts'
import { viewerOf } from '../connections/index.ts'
import { type Reportable, writtenActs } from '../content/index.ts'
import { concealSubject } from '../discussion/index.ts'
import { headlines, rightsOfHeadline } from './headline-row.ts'

/** Lets members report an article or a link. Reports alone never hide a headline; only a moderator can. */
export const reportableHeadline: Reportable = {
  async copy(_ctx, tx, reporter, id) {
    const row = await headlines(tx, viewerOf(reporter)).where('headline.id', '=', id).executeTakeFirst()
    if (!row?.published_at || mayReadAuthored(reporter, rightsOfHeadline(row)) !== 'allowed') return undefined
    const { actor_id: authorId, title, slug, summary, body, url, updated_at: changedAt } = row
    const text = [title, summary, url ?? '', textOf(body)].filter((part) => part !== '').join('\n\n')
    const copiedLine = { authorId, text, at: changedAt, reported: true }
    return { authorId, title, path: contentPath('headline', slug), changedAt, lines: [copiedLine] }
  },
  conceal: concealSubject,
  acts: writtenActs,
  hiddenByReports: false,
}
