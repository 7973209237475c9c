import type { NoticeSettings } from '../notice.ts'

/** The notices of this feature. */
export const moderationNotices = {
  'report-decided': {
    title: 'Your reports',
    hint: 'A moderator decides about something you reported.',
    live: 'report:decide',
    mail: false,
  },
  'moderation-notice': {
    title: 'Notices from moderators',
    hint: 'A moderator decides about something of yours, or answers your appeal.',
    live: 'moderation:notice',
    mail: true,
  },
} as const satisfies NoticeSettings
