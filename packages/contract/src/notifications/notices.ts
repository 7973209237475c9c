import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const notificationsNotices = {
  broadcast: {
    group: 'rise',
    title: msg('Announcements'),
    hint: msg('News from the people who run this site. By email only if you agreed to news.'),
    live: 'broadcast:send',
    mail: true,
  },
} as const satisfies NoticeSettings
