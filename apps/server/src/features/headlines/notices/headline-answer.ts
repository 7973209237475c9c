import { t } from '@rise/texts'
import { commentNotice } from '../../discussion/index.ts'

/** Someone commented on the member's headline. */
export const headlineAnswer = commentNotice({
  subjects: (kind) => kind === 'headline',
  field: 'answer',
  text: (_, count) => t('{count, plural, other {commented on your headline}}', { count }),
})
