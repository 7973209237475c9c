import type { NoticeSettings } from '../notice.ts'

export const connectionsNotices = {
  'new-follower': {
    group: 'people',
    title: 'New followers',
    hint: 'Someone starts following you.',
    live: 'follow:follow',
    mail: true,
  },
} as const satisfies NoticeSettings
