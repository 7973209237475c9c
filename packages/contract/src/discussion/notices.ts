import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const discussionNotices = {
  'comment:new': {
    group: 'content',
    title: msg('Comments on your work'),
    hint: msg('Someone comments on something else you published, such as a case.'),
    live: 'comment:new',
    mail: true,
  },
  'comment:reply': {
    group: 'content',
    title: msg('Replies'),
    hint: msg('Someone replies to your comment, or to your answer in Real talk.'),
    live: 'comment:reply',
    mail: true,
  },
  'comment:reaction': {
    group: 'content',
    title: msg('Reactions to your comments'),
    hint: msg('Someone reacts to your comment or reply.'),
    live: 'comment:reaction',
    mail: false,
  },
  mention: {
    group: 'people',
    title: msg('Mentions'),
    hint: msg('Someone mentions you or your company in a post or comment.'),
    live: 'mention:new',
    mail: true,
  },
} as const satisfies NoticeSettings
