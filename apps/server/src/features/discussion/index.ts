// Discussion: what members say to what others wrote. Owns `discussion_subject`, `comment`, `comment_picture`, `reaction`,
// and `reaction_count`; the database itself keeps the counts right. A feature whose things can be reacted to and commented on opens a
// subject for each in the transaction that makes it, adds its kind to `SubjectKinds`, closes it with it, puts `reactionsOf`
// into its query and presents that with `presentReactions`.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { commentCountOf } from './comments/seen-comments.ts'
export { concealedBelow, concealSubject, isConcealed, notConcealed } from './conceal-subject.ts'
export { holdSubject } from './hold-subject.ts'
export { commentNotice } from './notices/comment-notice.ts'
export { reactionNotice } from './notices/reaction-notice.ts'
export { presentReactions, reactionsOf, reactionTotalOf } from './reactions-of.ts'
export {
  changeSubject,
  closeSubjects,
  forgetSubjects,
  openSubject,
  openSubjects,
  type Subject,
  silenceSubject,
  withdrawSubject,
} from './subjects.ts'
