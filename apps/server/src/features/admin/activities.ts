declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** `loginId` in the data is the member's; `loginId` of the activity is the admin's. */
    'member.suspended': { loginId: string }
    'member.restored': { loginId: string }
  }
}

export type {}
