import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const pollsNotices = {
  'poll-closed': {
    group: 'content',
    title: msg('Closed polls'),
    hint: msg('A poll you published or voted in closes, and the results are in.'),
    live: 'poll:close',
    mail: false,
  },
} as const satisfies NoticeSettings
