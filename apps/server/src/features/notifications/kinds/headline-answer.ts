import { commentTold } from '../comment-told.ts'

/** Someone comments on a headline of the member. */
export const headlineAnswer = commentTold({
  subjects: (kind) => kind === 'headline',
  field: 'answer',
  say: () => 'commented on your headline',
})
