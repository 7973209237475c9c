import type { NoticeSettings } from '../notice.ts'

/** The notices of this feature. */
export const postingsNotices = {
  'job:ending': {
    title: 'Jobs about to close',
    hint: 'A job that your team wrote closes within 7 days.',
    live: 'job:ending',
    mail: true,
    of: 'employer',
  },
} as const satisfies NoticeSettings
