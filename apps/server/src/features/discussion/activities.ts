declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** `kind` is that of the subject; nothing is recorded where one reaction takes another's place. */
    'reaction.added': { subjectId: string; kind: string; authorId: string; reaction: string }
    'reaction.taken-back': { subjectId: string; kind: string; authorId: string }
    /** Subjects that are gone, with what belonged to them. */
    'discussion.closed': { subjectIds: readonly string[] }
  }
}

export type {}
