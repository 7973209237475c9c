import type { NoticeSettings } from '../notice.ts'

export const discussionNotices = {
  'comment:new': {
    group: 'content',
    title: 'Comments on your work',
    hint: 'Someone comments on something else you published, such as a case.',
    live: 'comment:new',
    mail: true,
  },
  'comment:reply': {
    group: 'content',
    title: 'Replies',
    hint: 'Someone replies to your comment, or to your answer in Real talk.',
    live: 'comment:reply',
    mail: true,
  },
  'comment:reaction': {
    group: 'content',
    title: 'Reactions to your comments',
    hint: 'Someone reacts to your comment or reply.',
    live: 'comment:reaction',
    mail: false,
  },
  mention: {
    group: 'people',
    title: 'Mentions',
    hint: 'Someone mentions you or your company in a post or comment.',
    live: 'mention:new',
    mail: true,
  },
} as const satisfies NoticeSettings
