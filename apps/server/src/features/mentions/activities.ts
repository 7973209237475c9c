declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** The members to notify: those whom the text mentions for the first time, as far as the limit goes. */
    'mention.made': { subjectId: string; mentionedIds: readonly string[] }
  }
}

export type {}
