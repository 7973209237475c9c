import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const realTalkActs = {
  ofAdmins: {
    answer: {
      name: msg('Answers'),
      permission: 'moderation',
      acts: {
        deleted: [msg('Deleted an answer of'), msg('{by} deleted an answer of {subject}')],
      },
    },
    question: {
      name: msg('Questions'),
      permission: 'content',
      acts: {
        deleted: [msg('Deleted a question of'), msg('{by} deleted a question of {subject}')],
        'suggestion-published': [
          msg('Published the suggested question'),
          msg('{by} published the suggested question {subject}'),
        ],
        'suggestion-declined': [
          msg('Declined a suggested question'),
          msg('{by} declined a suggested question {subject}'),
        ],
      },
    },
  },
  ofMembers: {
    'answer.written': msg('Answered a question'),
    'answer.deleted': msg('Deleted an answer'),
    'question.asked': msg('Asked a question'),
  },
} satisfies FeatureActs
