import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const professionalsNotices = {
  'profile-viewed': {
    group: 'people',
    title: msg('Views of your story'),
    hint: msg('A member views your story. Guests and members with private browsing are never named.'),
    live: 'profile:view',
    mail: false,
    of: 'professional',
  },
} as const satisfies NoticeSettings
