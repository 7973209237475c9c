import type { NoticeSettings } from '../notice.ts'

/** The notices of this feature. */
export const jobsNotices = {
  'saved-search': {
    title: 'Saved searches',
    hint: 'New jobs match a search that you saved.',
    live: 'saved-search',
    mail: true,
    of: 'professional',
  },
} as const satisfies NoticeSettings
