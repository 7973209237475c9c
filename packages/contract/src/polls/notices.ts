import type { NoticeSettings } from '../notice.ts'

/** The notices of this feature. */
export const pollsNotices = {
  'poll-closed': {
    title: 'Closed polls',
    hint: 'A poll you published or voted in closes, and the results are in.',
    live: 'poll:close',
    mail: false,
  },
} as const satisfies NoticeSettings
