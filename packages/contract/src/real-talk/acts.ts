import type { FeatureActs } from '../acts.ts'

export const realTalkActs = {
  ofAdmins: {
    answer: {
      name: 'Answers',
      permission: 'moderation',
      acts: {
        deleted: 'deleted an answer of',
      },
    },
    question: {
      name: 'Questions',
      permission: 'content',
      acts: {
        deleted: 'deleted a question of',
        'suggestion-published': 'published the suggested question',
        'suggestion-declined': 'declined a suggested question',
      },
    },
  },
  ofMembers: {
    'answer.written': 'Answered a question',
    'answer.deleted': 'Deleted an answer',
    'question.asked': 'Asked a question',
  },
} satisfies FeatureActs
