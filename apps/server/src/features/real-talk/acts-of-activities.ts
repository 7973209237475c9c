import type { ActsOfActivities } from '../../platform/manifest/act-of-activity.ts'
import { actOfAdmin } from '../session/index.ts'

export const realTalkActs: ActsOfActivities = {
  'answer.deleted': (tx, { loginId, data }) => actOfAdmin(tx, 'answer.deleted', { loginId, ownerId: data.answererId }),
  'question.deleted': async (tx, { loginId, data: { authorId, text } }) => {
    const act = await actOfAdmin(tx, 'question.deleted', { loginId, ownerId: authorId })
    return act && { ...act, before: { text } }
  },
  'suggestion.declined': async () => ({ act: 'question.suggestion-declined', subject: null }),
  'suggestion.published': async (tx, { data: { questionId } }) => {
    const row = await tx.selectFrom('question').select('text').where('id', '=', questionId).executeTakeFirst()
    return row ? { act: 'question.suggestion-published', subject: { id: questionId, name: row.text } } : null
  },
}
