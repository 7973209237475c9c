import type { NoticeSettings } from '../notice.ts'

export const badgesNotices = {
  'new-badge': {
    group: 'rise',
    title: 'New badges',
    hint: 'You earn a badge.',
    live: 'badge:badge',
    mail: false,
  },
} as const satisfies NoticeSettings
