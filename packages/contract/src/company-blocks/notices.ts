import type { NoticeSettings } from '../notice.ts'

/** The notices of this feature. */
export const companyBlocksNotices = {
  'page-consent': {
    title: 'Company pages about you',
    hint: 'A company asks whether it may name you on its page.',
    live: 'company:ask',
    mail: true,
    of: 'professional',
  },
} as const satisfies NoticeSettings
