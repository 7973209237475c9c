import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const postingsNotices = {
  'job:ending': {
    group: 'jobs',
    title: msg('Jobs about to close'),
    hint: msg('A job that your team wrote closes within 7 days.'),
    live: 'job:ending',
    mail: true,
    of: 'employer',
  },
} as const satisfies NoticeSettings
