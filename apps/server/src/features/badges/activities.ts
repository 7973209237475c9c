declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** The actor earned a badge of the catalog. */
    'badge.earned': {
      badge: string
      /** All badges awarded in the same check, including this one, in rule order: one notification covers them. */
      together: readonly string[]
      /** False for the first check of an account, which rewards nothing new. */
      mailed: boolean
    }
  }
}

export type {}
