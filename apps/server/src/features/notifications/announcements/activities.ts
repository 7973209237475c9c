declare module '../../../platform/activity/activity.ts' {
  interface Activities {
    /** An admin's notification goes out; its recipients are settled. */
    'announcement.sent': { announcementId: string }
  }
}

export type {}
