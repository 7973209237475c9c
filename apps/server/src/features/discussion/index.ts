// Discussion: comments and reactions on members' content. Owns `discussion_subject`, `comment`, `comment_picture`,
// `reaction`, and `reaction_count`, which triggers maintain. A feature opens a subject for each row that can be
// discussed, in the transaction that creates the row, and deletes the subject with the row. `reactionsOf` and
// `presentReactions` add the reactions to the feature's reply.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { commentCountOf } from './comments/visible-comments.ts'
export { concealedChildCount, concealSubject, isConcealed, notConcealed } from './conceal-subject.ts'
export { holdSubject } from './hold-subject.ts'
export { commentNotice } from './notices/comment-notice.ts'
export { reactionNotice } from './notices/reaction-notice.ts'
export { presentReactions, reactionsOf, reactionTotalOf } from './reactions-of.ts'
export {
  changeSubject,
  deleteAndRetract,
  deleteSubjects,
  openSubject,
  openSubjects,
  type Subject,
  withdrawAndRetract,
  withdrawSubject,
} from './subjects.ts'
