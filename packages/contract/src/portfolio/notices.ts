import type { NoticeSettings } from '../notice.ts'

export const portfolioNotices = {
  'case-published': {
    group: 'people',
    title: 'New cases',
    hint: 'Someone you follow publishes a case in their portfolio.',
    live: 'portfolio:publish',
    mail: false,
  },
  'case:credit': {
    group: 'people',
    title: 'Credits in cases',
    hint: 'Someone asks to name you in a case of their portfolio.',
    live: 'portfolio:credit',
    mail: true,
    of: 'professional',
  },
} as const satisfies NoticeSettings
