import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const moderationNotices = {
  'report-decided': {
    group: 'rise',
    title: msg('Your reports'),
    hint: msg('A moderator decides about something you reported.'),
    live: 'report:decide',
    mail: false,
  },
  'moderation-notice': {
    group: 'rise',
    urgent: true,
    title: msg('Notices from moderators'),
    hint: msg('A moderator decides about something of yours, or answers your appeal.'),
    live: 'moderation:notice',
    mail: true,
  },
} as const satisfies NoticeSettings
