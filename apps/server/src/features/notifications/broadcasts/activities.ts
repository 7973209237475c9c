declare module '../../../platform/activity/activity.ts' {
  interface Activities {
    /** An admin's broadcast is now being sent, and its recipients are fixed. */
    'broadcast.sent': { broadcastId: string }
  }
}

export type {}
