declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** `loginId` of the data is the member's, that of the activity the admin's. */
    'member.suspended': { loginId: string }
    'member.restored': { loginId: string }
  }
}

export type {}
