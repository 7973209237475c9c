import { maySeeAuthored } from '@rise/contract/content/policy'
import { viewerOf } from '../connections/index.ts'
import { type Reportable, writtenActs } from '../content/index.ts'
import { concealSubject } from '../discussion/index.ts'
import { questionPath, questions, rightsOfWritten } from './question-row.ts'

/** Lets members report a question of Real talk. */
export const reportableQuestion: Reportable = {
  async copy(_ctx, tx, reporter, id) {
    const row = await questions(tx, viewerOf(reporter)).where('question.id', '=', id).executeTakeFirst()
    if (!row || maySeeAuthored(reporter, rightsOfWritten(row)) !== 'allowed') return undefined
    const { actor_id: authorId, slug, text: title, background, created_at, changed_at: changedAt } = row
    const text = background === '' ? title : `${title}\n\n${background}`
    const line = { authorId, text, at: changedAt ?? created_at, reported: true }
    return { authorId, title, path: questionPath(slug), changedAt, lines: [line] }
  },
  conceal: concealSubject,
  acts: writtenActs,
  hiddenByReports: true,
}
