declare module '../../../platform/activity/activity.ts' {
  interface Activities {
    /** An admin's broadcast is being sent; its recipients are now fixed. */
    'broadcast.sent': { broadcastId: string }
  }
}

export type {}
