import { commentNotice } from './comment-notice.ts'

/** Subject kinds whose comments have their own kind of notification. */
const kindsWithOwnNotice: readonly string[] = ['headline', 'answer', 'win']

/** Someone comments on something else that the member published. */
export const newComment = commentNotice({
  subjects: (kind) => !kindsWithOwnNotice.includes(kind),
  field: 'message',
  text: (kind) => `commented on your ${kind}`,
})
