import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const portfolioNotices = {
  'case-published': {
    group: 'people',
    title: msg('New cases'),
    hint: msg('Someone you follow publishes a case in their portfolio.'),
    live: 'portfolio:publish',
    mail: false,
  },
  'case:credit': {
    group: 'people',
    title: msg('Credits in cases'),
    hint: msg('Someone asks to name you in a case of their portfolio.'),
    live: 'portfolio:credit',
    mail: true,
    of: 'professional',
  },
} as const satisfies NoticeSettings
