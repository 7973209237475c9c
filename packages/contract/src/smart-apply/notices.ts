import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const smartApplyNotices = {
  'auto-apply:queued': {
    group: 'jobs',
    title: msg('Auto-apply queue'),
    hint: msg('Your rules queue applications for you to look at.'),
    live: 'auto-apply:queue',
    mail: true,
    of: 'professional',
  },
} as const satisfies NoticeSettings
