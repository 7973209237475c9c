import type { NoticeSettings } from '../notice.ts'

/** The notices of this feature. */
export const convosNotices = {
  'missed-message': {
    title: 'Unread messages',
    hint: 'A message to you stays unread for an hour.',
    live: 'missed-message',
    mail: true,
  },
} as const satisfies NoticeSettings
