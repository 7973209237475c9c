import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const companyBlocksNotices = {
  'page-consent': {
    group: 'people',
    title: msg('Company pages about you'),
    hint: msg('A company asks whether it may name you on its page.'),
    live: 'company:ask',
    mail: true,
    of: 'professional',
  },
} as const satisfies NoticeSettings
