import type { NoticeSettings } from '../notice.ts'

export const feedNotices = {
  'new-post': {
    group: 'people',
    title: 'New posts',
    hint: 'Someone whose posts you asked to hear about publishes one.',
    live: 'post:publish',
    mail: false,
    push: true,
  },
  'hello:addReaction': {
    group: 'content',
    title: 'Reactions to your hellos',
    hint: 'Someone reacts to a post in which you introduce yourself.',
    live: 'hello:react',
    mail: false,
  },
  'win:addReaction': {
    group: 'content',
    title: 'Reactions to your wins',
    hint: 'Someone reacts to a win you shared.',
    live: 'win:addReaction',
    mail: false,
  },
  'post:addReaction': {
    group: 'content',
    title: 'Reactions to your posts',
    hint: 'Someone reacts to any other post, poll or event of yours.',
    live: 'post:addReaction',
    mail: false,
  },
  'win:answer': {
    group: 'content',
    title: 'Comments on your wins',
    hint: 'Someone comments on a win you shared.',
    live: 'win:answer',
    mail: true,
  },
} as const satisfies NoticeSettings
