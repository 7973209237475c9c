import { t } from '@rise/texts'
import { commentNotice } from '../../discussion/index.ts'

/** Someone commented on the member's win. */
export const winAnswer = commentNotice({
  subjects: (kind) => kind === 'win',
  field: 'answer',
  text: (_, count) => t('{count, plural, other {commented on your win}}', { count }),
})
