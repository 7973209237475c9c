import { mayReadAuthored } from '@rise/contract/content/policy'
import { excerpt } from '@rise/contract/words'
import { viewerOf } from '../../connections/index.ts'
import { type Reportable, writtenActs } from '../../content/index.ts'
import { findSeenSubject } from '../allowed-subject.ts'
import { concealSubject } from '../conceal-subject.ts'
import { commentPath } from './comment-path.ts'
import { comments } from './comment-row.ts'

/** Lets members report a comment or a reply. */
export const reportableComment: Reportable = {
  async copy(_ctx, tx, reporter, id) {
    const viewerActorId = viewerOf(reporter)
    const row = await comments(tx, viewerActorId).where('comment.id', '=', id).executeTakeFirst()
    if (!row || row.author_id === null) return undefined
    const lookup = { viewerActorId, id: row.subject_id, judge: mayReadAuthored }
    const subject = await findSeenSubject(tx, reporter, lookup)
    if (!subject) return undefined
    const { author_id: authorId, text, created_at, changed_at: changedAt } = row
    const copiedLine = { authorId, text, at: changedAt ?? created_at, reported: true }
    return { authorId, title: excerpt(text), path: commentPath(subject.path, id), changedAt, lines: [copiedLine] }
  },
  conceal: concealSubject,
  acts: writtenActs,
  hiddenByReports: true,
}
