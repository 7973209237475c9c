import { mayReadAuthored } from '@rise/contract/content/policy'
import { textOf } from '../../platform/rich-text/text-of.ts'
import { viewerOf } from '../connections/index.ts'
import { type Reportable, writtenActs } from '../content/index.ts'
import { concealSubject } from '../discussion/index.ts'
import { postPath, postRows, rightsOfPost } from './post-row.ts'
import { titleOf } from './post-text.ts'

/** Lets members report a post. */
export const reportablePost: Reportable = {
  async copy(_ctx, tx, reporter, id) {
    const row = await postRows(tx, viewerOf(reporter)).where('post.id', '=', id).executeTakeFirst()
    if (!row || mayReadAuthored(reporter, rightsOfPost(row)) !== 'allowed') return undefined
    const { actor_id: authorId, excerpt, body, link, created_at, edited_at: changedAt } = row
    const text = [textOf(body), link?.url ?? ''].filter((part) => part !== '').join('\n\n')
    const copiedLine = { authorId, text, at: changedAt ?? created_at, reported: true }
    return { authorId, title: titleOf(excerpt), path: postPath(id), changedAt, lines: [copiedLine] }
  },
  async conceal(ctx, tx, id, as) {
    const isFirst = await concealSubject(ctx, tx, id, as)
    // A released post gets the current date, because readers have already scrolled past the time when it was written.
    if (isFirst) await tx.updateTable('post').set({ created_at: ctx.clock.now() }).where('id', '=', id).execute()
  },
  acts: writtenActs,
  hiddenByReports: true,
}
