import { commentNotice } from '../../discussion/index.ts'

/** Someone commented on the member's headline. */
export const headlineAnswer = commentNotice({
  subjects: (kind) => kind === 'headline',
  field: 'answer',
  text: () => 'commented on your headline',
})
