import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const jobsNotices = {
  'saved-search': {
    group: 'jobs',
    title: msg('Saved searches'),
    hint: msg('New jobs match a search that you saved.'),
    live: 'saved-search',
    mail: true,
    of: 'professional',
  },
} as const satisfies NoticeSettings
