import type { NoticeSettings } from '../notice.ts'

/** The notices of this feature. */
export const connectionsNotices = {
  'new-follower': {
    title: 'New followers',
    hint: 'Someone starts following you.',
    live: 'follow:follow',
    mail: true,
  },
} as const satisfies NoticeSettings
