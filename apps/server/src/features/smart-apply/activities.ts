declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** `items` is the number of applications that joined the queue. */
    'auto-apply.queued': { readonly items: number }
    'auto-apply.sent': { readonly applicationId: string }
  }
}

export type {}
