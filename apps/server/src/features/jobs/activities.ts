declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** Recorded for the company. `at` is the date stated by the source, which may be long before the import. */
    'job.posted': { jobId: string }
    'job.reopened': { jobId: string }
    'job.closed': { jobId: string }
    /** Recorded for the professional whose saved searches have new jobs. A capped count is a minimum. */
    'job-searches.found': { searches: { searchId: string; jobs: number; capped: boolean }[] }
  }
}

export type {}
