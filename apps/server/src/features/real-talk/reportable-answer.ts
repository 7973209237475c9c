import { maySeeAuthored } from '@rise/contract/content/policy'
import { viewerOf } from '../connections/index.ts'
import { type Reportable, writtenActs } from '../content/index.ts'
import { concealSubject } from '../discussion/index.ts'
import { seenAnswers } from './answer-row.ts'
import { questionPath, questions, rightsOfWritten } from './question-row.ts'

/** Lets members report an answer of Real talk. */
export const reportableAnswer: Reportable = {
  async copy(_ctx, tx, reporter, id) {
    const viewerActorId = viewerOf(reporter)
    const row = await seenAnswers(tx, viewerActorId)
      .select('answer.question_id')
      .where('answer.id', '=', id)
      .executeTakeFirst()
    if (!row) return undefined
    const question = await questions(tx, viewerActorId).where('question.id', '=', row.question_id).executeTakeFirst()
    if (!question || maySeeAuthored(reporter, rightsOfWritten(question)) !== 'allowed') return undefined
    const { actor_id: authorId, text, created_at, changed_at: changedAt } = row
    const line = { authorId, text, at: changedAt ?? created_at, reported: true }
    const path = `${questionPath(question.slug)}#answer-${id}`
    return { authorId, title: question.text, path, changedAt, lines: [line] }
  },
  conceal: concealSubject,
  acts: writtenActs,
  hiddenByReports: true,
}
