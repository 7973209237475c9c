import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const layoffsNotices = {
  'layoff:ending': {
    group: 'jobs',
    title: msg('Listings after a layoff'),
    hint: msg('Within 7 days, people no longer find you as affected by a layoff, unless you renew it.'),
    live: 'layoff:end',
    mail: true,
    of: 'professional',
  },
  'layoff:decided': {
    group: 'rise',
    title: msg('Layoffs you sent'),
    hint: msg('A layoff that you sent to the tracker is published, or left out.'),
    live: 'layoff:decide',
    mail: true,
  },
} as const satisfies NoticeSettings
