import type { NoticeSettings } from '../notice.ts'

/** The notices of this feature. */
export const realTalkNotices = {
  'icebreaker-answer': {
    title: 'Answers to your questions',
    hint: 'Someone answers your question in real talk.',
    live: 'question:answer',
    mail: true,
    of: 'professional',
  },
  'new-icebreaker': {
    title: 'New questions',
    hint: 'Someone you follow asks a question in real talk.',
    live: 'rise:icebreaker',
    mail: false,
  },
  'question:addReaction': {
    title: 'Reactions in real talk',
    hint: 'Someone reacts to your question or answer.',
    live: 'question:addReaction',
    mail: false,
    of: 'professional',
  },
  'suggestion-published': {
    title: 'Published suggestions',
    hint: 'A question you suggested for real talk is published.',
    live: 'question:publish',
    mail: true,
    of: 'professional',
  },
} as const satisfies NoticeSettings
