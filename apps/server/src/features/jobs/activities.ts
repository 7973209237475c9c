declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** By the company; `at` is when its source says, which may be long before it was read. */
    'job.posted': { jobId: string }
    'job.reopened': { jobId: string }
    'job.closed': { jobId: string }
  }
}

export type {}
