declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** It waits for review; `kind` is that of what can be reported, and `why` says what held it. */
    'content.held': { thingId: string; kind: 'post' | 'comment'; authorId: string; why: string }
  }
}

export type {}
