import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const convosNotices = {
  'missed-message': {
    group: 'convos',
    urgent: true,
    title: msg('Unread messages'),
    hint: msg('A message to you stays unread for an hour.'),
    live: 'missed-message',
    mail: true,
  },
} as const satisfies NoticeSettings
