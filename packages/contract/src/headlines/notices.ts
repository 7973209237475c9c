import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const headlinesNotices = {
  'headline:addReaction': {
    group: 'content',
    title: msg('Reactions to your headlines'),
    hint: msg('Someone reacts to your article or link.'),
    live: 'headline:addReaction',
    mail: false,
    of: 'professional',
  },
  'headline-answer': {
    group: 'content',
    title: msg('Comments on your headlines'),
    hint: msg('Someone comments on your article or link.'),
    live: 'headline:answer',
    mail: true,
    of: 'professional',
  },
} as const satisfies NoticeSettings
