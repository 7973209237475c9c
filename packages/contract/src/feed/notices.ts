import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const feedNotices = {
  'new-post': {
    group: 'people',
    title: msg('New posts'),
    hint: msg('Someone whose posts you asked to hear about publishes one.'),
    live: 'post:publish',
    mail: false,
    push: true,
  },
  'hello:addReaction': {
    group: 'content',
    title: msg('Reactions to your hellos'),
    hint: msg('Someone reacts to a post in which you introduce yourself.'),
    live: 'hello:react',
    mail: false,
  },
  'win:addReaction': {
    group: 'content',
    title: msg('Reactions to your wins'),
    hint: msg('Someone reacts to a win you shared.'),
    live: 'win:addReaction',
    mail: false,
  },
  'post:addReaction': {
    group: 'content',
    title: msg('Reactions to your posts'),
    hint: msg('Someone reacts to any other post, poll or event of yours.'),
    live: 'post:addReaction',
    mail: false,
  },
  'win:answer': {
    group: 'content',
    title: msg('Comments on your wins'),
    hint: msg('Someone comments on a win you shared.'),
    live: 'win:answer',
    mail: true,
  },
} as const satisfies NoticeSettings
