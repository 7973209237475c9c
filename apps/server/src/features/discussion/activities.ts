import type { HeldKind } from './hold-subject.ts'

declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /**
     * `kind` is that of the subject; nothing is recorded where one reaction takes another's place. `authorId` is null for
     * what has no author, such as a course.
     */
    'reaction.added': { subjectId: string; kind: string; authorId: string | null; reaction: string }
    'reaction.taken-back': { subjectId: string; kind: string; authorId: string | null }
    /**
     * `kind` is that of what was commented on, and `authorId` its author. Of a reply, `threadId` is the comment above it and
     * `repliedId` the author of what was replied to.
     */
    'comment.written': {
      commentId: string
      subjectId: string
      kind: string
      authorId: string | null
      threadId?: string
      repliedId?: string
    }
    'comment.changed': { commentId: string; subjectId: string }
    /** `commenterId` wrote the comment; an admin may have deleted it. */
    'comment.deleted': { commentId: string; subjectId: string; commenterId: string; threadId?: string }
    /** Subjects that are gone, with what belonged to them. */
    'discussion.closed': { subjectIds: readonly string[] }
    /** It waits for review; `kind` is that of what can be reported, and `why` says what held it. */
    'content.held': { thingId: string; kind: HeldKind; authorId: string; why: string }
    /** It was hidden, and is no longer. */
    'content.shown': { thingId: string }
  }
}

declare module './subjects.ts' {
  interface SubjectKinds {
    comment: true
  }
}
