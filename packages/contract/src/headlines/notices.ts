import type { NoticeSettings } from '../notice.ts'

export const headlinesNotices = {
  'headline:addReaction': {
    group: 'content',
    title: 'Reactions to your headlines',
    hint: 'Someone reacts to your article or link.',
    live: 'headline:addReaction',
    mail: false,
    of: 'professional',
  },
  'headline-answer': {
    group: 'content',
    title: 'Comments on your headlines',
    hint: 'Someone comments on your article or link.',
    live: 'headline:answer',
    mail: true,
    of: 'professional',
  },
} as const satisfies NoticeSettings
