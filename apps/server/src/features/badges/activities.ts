declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** A badge of the catalog, which the actor earned. */
    'badge.earned': {
      badge: string
      /** All that the same look found, this one among them, in the order of the rules: they are told in one. */
      together: readonly string[]
      /** False: nothing new happened, Rise only looked for the first time. */
      mailed: boolean
    }
  }
}

export type {}
