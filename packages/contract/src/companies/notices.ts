import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const companiesNotices = {
  'page-claimed': {
    group: 'rise',
    title: msg('Claimed company pages'),
    hint: msg('A company you follow claims its page, or a page you claimed becomes yours.'),
    live: 'company:claim',
    mail: false,
  },
  'invitation-accepted': {
    group: 'people',
    title: msg('Accepted invitations'),
    hint: msg('Someone you invited joins your company’s team.'),
    live: 'company:join',
    mail: true,
    of: 'employer',
  },
} as const satisfies NoticeSettings
