declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** `mentionedIds` are the members to notify: the newly mentioned ones, up to the limit. */
    'mention.made': { subjectId: string; mentionedIds: readonly string[] }
  }
}

export type {}
