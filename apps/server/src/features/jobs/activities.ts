declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** Recorded for the company. `at` is the date stated by the source, which may be long before the import. */
    'job.posted': { jobId: string }
    'job.reopened': { jobId: string }
    'job.closed': { jobId: string }
    /** Recorded for a professional whose saved searches have new jobs. A capped count of jobs is a minimum. */
    'job-searches.found': { searches: { searchId: string; jobs: number; capped: boolean; newest?: string[] }[] }
  }
}

export type {}
