import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const connectionsNotices = {
  'new-follower': {
    group: 'people',
    title: msg('New followers'),
    hint: msg('Someone starts following you.'),
    live: 'follow:follow',
    mail: true,
  },
} as const satisfies NoticeSettings
