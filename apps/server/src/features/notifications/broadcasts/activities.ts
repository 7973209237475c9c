declare module '../../../platform/activity/activity.ts' {
  interface Activities {
    /** An admin's notification goes out; its recipients are settled. */
    'broadcast.sent': { broadcastId: string }
  }
}

export type {}
