declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** By the company; `at` is the source's date, which may be long before the reading. */
    'job.posted': { jobId: string }
    'job.reopened': { jobId: string }
    'job.closed': { jobId: string }
    /** By the professional whose searches have new jobs; a count that ended early is a minimum. */
    'job-searches.found': { searches: { searchId: string; jobs: number; capped: boolean }[] }
  }
}

export type {}
