declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** The members to notify: those newly mentioned, up to the limit. */
    'mention.made': { subjectId: string; mentionedIds: readonly string[] }
  }
}

export type {}
