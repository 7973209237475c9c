declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** The steps done and skipped until the activity. */
    'onboarding.ended': { entry: string; done: readonly string[]; skipped: readonly string[] }
  }
}

export type {}
