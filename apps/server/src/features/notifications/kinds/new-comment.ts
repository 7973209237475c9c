import { commentTold } from '../comment-told.ts'

/** Kinds of things whose comments have a kind of notification of their own. */
const others: readonly string[] = ['headline', 'answer', 'win']

/** Someone comments on something else that the member published. */
export const newComment = commentTold({
  subjects: (kind) => !others.includes(kind),
  field: 'message',
  say: (kind) => `commented on your ${kind}`,
})
