import type { HeldKind } from './hold-subject.ts'

declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /**
     * `kind` is that of the subject; replacing a reaction records nothing. `authorId` is null for a subject without an
     * author, such as a course.
     */
    'reaction.added': { subjectId: string; kind: string; authorId: string | null; reaction: string }
    'reaction.taken-back': { subjectId: string; kind: string; authorId: string | null }
    /**
     * `kind` and `authorId` are those of the subject. For a reply, `threadId` is the comment above it and `repliedId`
     * the author of the replied comment.
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
    /** The removed subjects, including their parts. */
    'discussion.closed': { subjectIds: readonly string[] }
    /** It waits for review; `kind` is the reportable kind, and `why` the reason for the hold. */
    'content.held': { thingId: string; kind: HeldKind; authorId: string; why: string }
    /** It is no longer hidden. */
    'content.shown': { thingId: string }
  }
}

declare module './subjects.ts' {
  interface SubjectKinds {
    comment: true
  }
}
