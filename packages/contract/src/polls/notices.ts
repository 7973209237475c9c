import type { NoticeSettings } from '../notice.ts'

export const pollsNotices = {
  'poll-closed': {
    group: 'content',
    title: 'Closed polls',
    hint: 'A poll you published or voted in closes, and the results are in.',
    live: 'poll:close',
    mail: false,
  },
} as const satisfies NoticeSettings
