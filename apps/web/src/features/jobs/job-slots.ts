import type { Job } from '@rise/contract/jobs/shapes'
import type { ComponentType } from 'react'

/** Where another feature shows on a job's page what its company can do with it. */
export interface JobSlots {
  /** Below the way to apply, for the company that posted the job. Needs a Suspense around it. */
  readonly Owner: ComponentType<{ readonly job: Pick<Job, 'slug' | 'dateClosed' | 'company'> }>
}
