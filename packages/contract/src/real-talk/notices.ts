import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const realTalkNotices = {
  'icebreaker-answer': {
    group: 'content',
    title: msg('Answers to your questions'),
    hint: msg('Someone answers your question in Real talk.'),
    live: 'question:answer',
    mail: true,
    of: 'professional',
  },
  'new-icebreaker': {
    group: 'rise',
    title: msg('New questions'),
    hint: msg('Someone you follow asks a question in Real talk.'),
    live: 'rise:icebreaker',
    mail: false,
  },
  'question:addReaction': {
    group: 'content',
    title: msg('Reactions in Real talk'),
    hint: msg('Someone reacts to your question or answer.'),
    live: 'question:addReaction',
    mail: false,
    of: 'professional',
  },
  'suggestion-published': {
    group: 'content',
    title: msg('Published suggestions'),
    hint: msg('A question you suggested for Real talk is published.'),
    live: 'question:publish',
    mail: true,
    of: 'professional',
  },
} as const satisfies NoticeSettings
