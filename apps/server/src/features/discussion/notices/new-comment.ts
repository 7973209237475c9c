import { t } from '@rise/texts'
import { commentNotice } from './comment-notice.ts'

/** Subject kinds whose comments have their own kind of notification. */
const kindsWithOwnNotice: readonly string[] = ['headline', 'answer', 'win']

/** Someone commented on other content of the member. */
export const newComment = commentNotice({
  subjects: (kind) => !kindsWithOwnNotice.includes(kind),
  field: 'message',
  text: (kind, count) =>
    t(
      '{count, plural, other {commented on {kind, select, question {your question} comment {your comment} poll {your poll} event {your event} hello {your hello} case {your case} other {your post}}}}',
      { kind, count },
    ),
})
