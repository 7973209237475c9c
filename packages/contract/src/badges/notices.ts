import type { NoticeSettings } from '../notice.ts'

/** The notices of this feature. */
export const badgesNotices = {
  'new-badge': {
    title: 'New badges',
    hint: 'You earn a badge.',
    live: 'badge:badge',
    mail: false,
  },
} as const satisfies NoticeSettings
