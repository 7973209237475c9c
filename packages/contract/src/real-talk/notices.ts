import type { NoticeSettings } from '../notice.ts'

export const realTalkNotices = {
  'icebreaker-answer': {
    group: 'content',
    title: 'Answers to your questions',
    hint: 'Someone answers your question in Real talk.',
    live: 'question:answer',
    mail: true,
    of: 'professional',
  },
  'new-icebreaker': {
    group: 'rise',
    title: 'New questions',
    hint: 'Someone you follow asks a question in Real talk.',
    live: 'rise:icebreaker',
    mail: false,
  },
  'question:addReaction': {
    group: 'content',
    title: 'Reactions in Real talk',
    hint: 'Someone reacts to your question or answer.',
    live: 'question:addReaction',
    mail: false,
    of: 'professional',
  },
  'suggestion-published': {
    group: 'content',
    title: 'Published suggestions',
    hint: 'A question you suggested for Real talk is published.',
    live: 'question:publish',
    mail: true,
    of: 'professional',
  },
} as const satisfies NoticeSettings
