import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const badgesNotices = {
  'new-badge': {
    group: 'rise',
    title: msg('New badges'),
    hint: msg('You earn a badge.'),
    live: 'badge:badge',
    mail: false,
  },
} as const satisfies NoticeSettings
