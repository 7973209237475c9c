import type { HeldKind } from './hold-subject.ts'

declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /**
     * `kind` is the subject's. Replacing a reaction records nothing. `authorId` is null if the subject has no author,
     * like a course.
     */
    'reaction.added': { subjectId: string; kind: string; authorId: string | null; reaction: string }
    'reaction.taken-back': { subjectId: string; kind: string; authorId: string | null }
    /**
     * `kind` and `authorId` are the subject's. For a reply, `threadId` is its top-level comment and `repliedId` the
     * author of the comment replied to.
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
    /** `commenterId` is the author of the comment; an admin may have deleted it. */
    'comment.deleted': { commentId: string; subjectId: string; commenterId: string; threadId?: string }
    /** The subjects were deleted, withdrawn or hidden. `subjectIds` are these subjects and their parts. */
    'discussion.closed': { subjectIds: readonly string[] }
    /** The content waits for review. `kind` is its reportable kind, and `why` the reason for the hold. */
    'content.held': { thingId: string; kind: HeldKind; authorId: string; why: string }
    /** The content is no longer hidden. */
    'content.shown': { thingId: string }
  }
}

declare module './subjects.ts' {
  interface SubjectKinds {
    comment: true
  }
}
