import { commentNotice } from './comment-notice.ts'

/** Subject kinds whose comments have their own kind of notification. */
const kindsWithOwnNotice: readonly string[] = ['headline', 'answer', 'win']

/** Someone commented on other content of the member. */
export const newComment = commentNotice({
  subjects: (kind) => !kindsWithOwnNotice.includes(kind),
  field: 'message',
  text: (kind) => `commented on your ${kind}`,
})
