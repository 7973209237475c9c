declare module '../../../platform/activity/activity.ts' {
  interface Activities {
    /** Sending of an admin's notification has begun, with fixed recipients. */
    'broadcast.sent': { broadcastId: string }
  }
}

export type {}
