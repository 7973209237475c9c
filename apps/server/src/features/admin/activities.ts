declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** In the data, `loginId` is the member's login; the activity's own `loginId` is the admin's. */
    'member.suspended': { loginId: string }
    'member.restored': { loginId: string }
  }
}

export type {}
