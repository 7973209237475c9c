import { commentTold } from '../comment-told.ts'

/** Someone comments on a win of the member. */
export const winAnswer = commentTold({
  subjects: (kind) => kind === 'win',
  field: 'answer',
  say: () => 'commented on your win',
})
