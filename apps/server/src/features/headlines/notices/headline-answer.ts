import { commentNotice } from '../../discussion/index.ts'

/** Someone comments on a headline of the member. */
export const headlineAnswer = commentNotice({
  subjects: (kind) => kind === 'headline',
  field: 'answer',
  text: () => 'commented on your headline',
})
