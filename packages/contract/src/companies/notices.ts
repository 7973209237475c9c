import type { NoticeSettings } from '../notice.ts'

export const companiesNotices = {
  'page-claimed': {
    group: 'rise',
    title: 'Claimed company pages',
    hint: 'A company you follow claims its page, or a page you claimed becomes yours.',
    live: 'company:claim',
    mail: false,
  },
  'invitation-accepted': {
    group: 'people',
    title: 'Accepted invitations',
    hint: 'Someone you invited joins your company’s team.',
    live: 'company:join',
    mail: true,
    of: 'employer',
  },
} as const satisfies NoticeSettings
