import { commentNotice } from './comment-notice.ts'

/** Kinds of things whose comments have a kind of notification of their own. */
const others: readonly string[] = ['headline', 'answer', 'win']

/** Someone comments on something else that the member published. */
export const newComment = commentNotice({
  subjects: (kind) => !others.includes(kind),
  field: 'message',
  text: (kind) => `commented on your ${kind}`,
})
