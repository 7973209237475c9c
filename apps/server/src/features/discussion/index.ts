// Discussion: what members say to what others wrote. Owns `discussion_subject`, `reaction`, and `reaction_count`, which the
// database itself keeps right. A feature whose things can be reacted to opens a subject for each in the transaction that
// makes it, adds its kind to `SubjectKinds`, closes it with it, puts `reactionsOf` into its query and presents that with `presentReactions`.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { presentReactions, reactionsOf, reactionTotalOf } from './reactions-of.ts'
export { changeSubject, closeSubjects, openSubject } from './subjects.ts'
