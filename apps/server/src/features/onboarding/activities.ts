declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** The steps done and skipped by then. */
    'onboarding.ended': { entry: string; done: readonly string[]; skipped: readonly string[] }
  }
}

export type {}
