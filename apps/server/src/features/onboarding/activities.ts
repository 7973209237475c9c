declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** The steps that were done and skipped until then. */
    'onboarding.ended': { entry: string; done: readonly string[]; skipped: readonly string[] }
  }
}

export type {}
