import type { NoticeSettings } from '../notice.ts'

/** The notices of this feature. */
export const notificationsNotices = {
  broadcast: {
    title: 'Announcements',
    hint: 'News from the people who run this site. By email only if you agreed to news.',
    live: 'broadcast:send',
    mail: true,
  },
} as const satisfies NoticeSettings
